"""Three ways to process a sequence, as flags on top of a recipe: the same embeddings (128 wide, shared with the output
layer), and sizes that make the models equally large. scripts/compare_attention.sh refuses to compare them if they are
not within 2 % of each other.
"""

WAYS = {
    # A bidirectional GRU and a conditional GRU decoder with additive attention, as in configs/sample.yaml.
    "rnn": ["--encoder-type", "rnn", "--decoder-type", "rnn", "--encoder-layers", "1", "--decoder-layers", "1",
            "--embedding-size", "128", "--encoder-hidden", "192", "--decoder-hidden", "192",
            "--attention-score", "additive"],
    # Gehring et al. 2017: gated convolutions, attention in every decoder layer.
    "convolution": ["--encoder-type", "conv", "--decoder-type", "conv", "--encoder-layers", "3",
                    "--decoder-layers", "3", "--embedding-size", "128", "--encoder-hidden", "160",
                    "--decoder-hidden", "164", "--encoder-kernel", "3", "--decoder-kernel", "3",
                    "--attention-score", "dot", "--dropout-layer", "0.1", "--learning-rate", "0.001"],
    # Vaswani et al. 2017 in pre-norm order.
    "self-attention": ["--encoder-type", "transformer", "--decoder-type", "transformer", "--encoder-layers", "3",
                       "--decoder-layers", "3", "--embedding-size", "128", "--transformer-heads", "4",
                       "--transformer-feed-forward", "368", "--transformer-norm", "pre",
                       "--attention-score", "scaled-dot", "--dropout-layer", "0.1"],
}


def flag(way, name):
    """The number that a way's flags give an option."""
    return int(WAYS[way][WAYS[way].index("--" + name) + 1])


# Multiplications of one layer for n pieces, by Vaswani et al. 2017, table 1: name -> (formula, d, function of n).
def operations():
    rnn, conv, own = (flag("rnn", "encoder-hidden"), flag("convolution", "encoder-hidden"),
                      flag("self-attention", "embedding-size"))
    kernel = flag("convolution", "encoder-kernel")
    return {"rnn": ("n d²", rnn, lambda n: n * rnn**2),
            "convolution": ("k n d²", conv, lambda n: kernel * n * conv**2),
            "self-attention": ("n² d", own, lambda n: n**2 * own)}
