// How a trained model translates: search, sampling, limits. Block `translate` of config.yaml holds a run's defaults.
#pragma once

#include <cstdint>
#include <string>

#include "gloss/option_field.hpp"

namespace gloss {

struct TranslateOptions {
  // Search
  int beam_size = 5;                       ///< 1 is greedy
  int n_best = 1;                          ///< hypotheses written per line; at most beam_size
  std::string length_penalty = "average";  ///< none, wu = ((5+n)/6)^alpha, average = n^alpha; n counts </s>
  double length_alpha = 1.0;
  double coverage_penalty = 0;    ///< beta of the coverage penalty in the score (Wu et al. 2016); 0 = off; sampling and
                                  ///< forced decoding do without it
  int max_length = 0;             ///< output pieces with </s>; 0 = max_length_ratio alone decides
  double max_length_ratio = 3.0;  ///< output limit: ratio x source pieces (with </s>) + 10
  int min_length = 0;             ///< output pieces without </s>
  int no_repeat_ngram = 0;        ///< no n-gram of this length twice in an output; 0 = off
  bool allow_unk = false;         ///< let <unk> be produced
  // Sampling
  bool sampling = false;  ///< draw outputs instead of searching
  int sample_count = 1;   ///< independent samples per line, when sampling
  double temperature = 1.0;
  int top_k = 0;       ///< sample among the k best; 0 = all
  double top_p = 1.0;  ///< sample in the smallest set with this mass
  uint64_t seed = 1;
  // Input and work
  int max_source_length = 512;  ///< pieces without </s>; longer lines are cut at a word, counted and warned of
  int batch_size = 32;          ///< sentences decoded together
  int threads = 1;              ///< workers, each with its own batches; 0 = all cores
  // Which attention is shown, of models with several layers or heads
  int attention_layer = 0;  ///< from 1; 0 = the model's own choice (alignment-layer)
  int attention_head = 0;   ///< from 1; 0 = the model's own choice (alignment-head)

  /// Throws UsageError that names the key, the value seen and the valid choices.
  void validate() const;
};

template <class Options, class F>
void visit_translate_options(Options& o, F&& f) {
  f(Field{"beam-size", "Hypotheses kept while searching; 1 is greedy", "hypotheses"}, o.beam_size);
  f(Field{"n-best", "Hypotheses written per line, at most beam-size", "hypotheses"}, o.n_best);
  f(Field{"length-penalty",
          "Divisor of a hypothesis's log-probability: none, wu ((5+n)/6)^alpha, average n^alpha",
          "",
          {"none", "wu", "average"}},
    o.length_penalty);
  f(Field{"length-alpha", "Exponent of the length penalty"}, o.length_alpha);
  f(Field{"coverage-penalty",
          "Weight of the score's penalty on source pieces left unread; 0 is off; sampling ignores it"},
    o.coverage_penalty);
  f(Field{"max-length", "Longest output, </s> included; 0 leaves it to max-length-ratio", "pieces"}, o.max_length);
  f(Field{"max-length-ratio", "Longest output as a multiple of the source's pieces (10 are added)", "ratio"},
    o.max_length_ratio);
  f(Field{"min-length", "Shortest output, </s> not counted", "pieces"}, o.min_length);
  f(Field{"no-repeat-ngram", "Never write the same n-gram of this length twice; 0 is off", "pieces"},
    o.no_repeat_ngram);
  f(Field{"allow-unk", "Let <unk> be produced"}, o.allow_unk);
  f(Field{"sampling", "Draw outputs at random instead of searching"}, o.sampling);
  f(Field{"sample-count", "Independent samples per line", "samples"}, o.sample_count);
  f(Field{"temperature", "Sampling: divisor of the scores"}, o.temperature);
  f(Field{"top-k", "Sampling: only among the k best; 0 is all", "pieces"}, o.top_k);
  f(Field{"top-p", "Sampling: only in the smallest set that holds this probability", "probability"}, o.top_p);
  f(Field{"seed", "Seed of the sampling noise"}, o.seed);
  f(Field{"max-source-length", "Longest source line; longer ones are cut at a word, counted and warned of", "pieces"},
    o.max_source_length);
  f(Field{"batch-size", "Sentences decoded together", "sentences"}, o.batch_size);
  f(Field{"threads", "Workers; 0 is all cores", "threads"}, o.threads);
  f(Field{"attention-layer", "Layer whose attention is written; 0 is the model's choice", "layer"}, o.attention_layer);
  f(Field{"attention-head", "Head whose attention is written; 0 is the model's choice", "head"}, o.attention_head);
}

template <class F>
void visit(TranslateOptions& options, F&& f) {
  visit_translate_options(options, f);
}
template <class F>
void visit(const TranslateOptions& options, F&& f) {
  visit_translate_options(options, f);
}

}  // namespace gloss
