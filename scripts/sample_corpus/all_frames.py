"""Every frame of the corpus: importing the modules registers them, in this order."""

# isort: off
from . import frames_things, frames_people, frames_moving, frames_being, frames_orders, frames_questions, frames_complex
from .frames import FRAMES

MODULES = (frames_things, frames_people, frames_moving, frames_being, frames_orders, frames_questions, frames_complex)
__all__ = ["FRAMES", "MODULES"]
