#include "peer_names.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace gloss {
namespace {

/// Names of others, separated by blanks, and the answer: our option (what follows its name says how it differs), or
/// why there is none.
struct PeerNames {
  std::string_view names, answer;
};

constexpr std::array kEverywhere = {
    PeerNames{"-c", "--config"},
    PeerNames{"-m --models --path --save-dir --save-model --model-dir", "--model"},
    PeerNames{"--cpu-threads", "--threads"},
    PeerNames{"-d --gpu --gpus --gpuid --gpu-ranks --num-gpus --device --devices --num-devices --cuda --use-cuda "
              "--use-gpu --cpu --world-size --distributed-world-size",
              "it computes on the CPU"},
    PeerNames{"--fp16", "it computes in fp32"},
    PeerNames{"-w --workspace", "it takes the memory that it needs"},
    PeerNames{"--source-lang --target-lang --src-lang --tgt-lang", "languages need no names, files say which is which"},
};

constexpr std::array kTraining = {
    PeerNames{"-t --train-sets", "--train-source and --train-target"},
    PeerNames{"--src --train-src", "--train-source"},
    PeerNames{"--trg --tgt --train-tgt", "--train-target"},
    PeerNames{"--valid-sets", "--valid-source and --valid-target"},
    PeerNames{"--valid-src", "--valid-source"},
    PeerNames{"--valid-tgt", "--valid-target"},
    PeerNames{"-v --vocabs", "--vocab (one SentencePiece file for both sides; else --source-vocab, --target-vocab)"},
    PeerNames{"--dim-vocabs --src-vocab-size --nwordssrc", "--vocab-size"},
    PeerNames{"--type --arch -a", "--encoder-type and --decoder-type"},
    PeerNames{"--dim-emb --word-vec-size --encoder-embed-dim", "--embedding-size"},
    PeerNames{"--dim-rnn --rnn-size", "--encoder-hidden (of one direction) and --decoder-hidden"},
    PeerNames{"--encoder-hidden-size", "--encoder-hidden (of one direction)"},
    PeerNames{"--enc-depth --enc-layers", "--encoder-layers"},
    PeerNames{"--dec-depth --dec-layers", "--decoder-layers"},
    PeerNames{"--enc-cell", "--encoder-cell"},
    PeerNames{"--dec-cell", "--decoder-cell"},
    PeerNames{"--encoder-attention-heads", "--transformer-heads"},
    PeerNames{"--transformer-dim-ffn --transformer-ff --encoder-ffn-embed-dim", "--transformer-feed-forward"},
    PeerNames{"--tied-embeddings-all --share-all-embeddings", "--tied-embeddings all"},
    PeerNames{"--share-decoder-embeddings --share-decoder-input-output-embed", "--tied-embeddings output"},
    PeerNames{"--layer-normalization", "--layer-norm"},
    PeerNames{"--copy-attn", "--decoder-copy"},
    PeerNames{"--coverage-attn", "--attention-coverage neural"},
    PeerNames{"--lambda-coverage", "--coverage-loss"},
    PeerNames{"--mini-batch", "--batch-size (in sentences with --batch-type sentences)"},
    PeerNames{"--mini-batch-words --max-tokens", "--batch-size (source and target pieces together)"},
    PeerNames{"--optimizer-delay --accum-count --update-freq", "--accumulate"},
    PeerNames{"-l --lr --learn-rate", "--learning-rate"},
    PeerNames{"--lr-warmup --warmup-steps --warmup-updates", "--warmup"},
    PeerNames{"--lr-scheduler --decay-method", "--schedule"},
    PeerNames{"--max-grad-norm", "--clip-norm"},
    PeerNames{"--exponential-smoothing --average-decay", "--ema (what stays: 0.9999 for 1e-4)"},
    PeerNames{"--after-batches --train-steps --max-update", "--max-updates"},
    PeerNames{"-e --after-epochs --max-epoch --epochs", "--max-epochs"},
    PeerNames{"--early-stopping", "--patience"},
    PeerNames{"--valid-metrics --best-checkpoint-metric --early-stopping-criteria", "--early-stopping-metric"},
    PeerNames{"--valid-freq --valid-steps --validate-interval-updates", "--validate-every"},
    PeerNames{"--save-freq --save-checkpoint-steps --save-interval-updates", "--save-every"},
    PeerNames{"--disp-freq --report-every --log-interval", "--log-every"},
    PeerNames{"--keep-checkpoint --keep-interval-updates", "--keep"},
    PeerNames{"--pretrained-model --finetune-from-model", "--init-from"},
    PeerNames{"--train-from", "--init-from (for another run; the same one goes on with --resume)"},
    PeerNames{"--restore-file", "--resume (which takes no file)"},
    PeerNames{"--guided-alignment-weight --lambda-align", "--guided-weight"},
    PeerNames{"--load-alignments", "--guided-alignment"},
};

constexpr std::array kDecoding = {
    PeerNames{"-b --beam", "--beam-size"},
    PeerNames{"--nbest", "--n-best"},
    PeerNames{"-o --out --results-path", "--output"},
    PeerNames{"--mini-batch", "--batch-size"},
    PeerNames{"--maxi-batch", "it sorts lines by their length by itself"},
    PeerNames{"-n --normalize --lenpen --alpha", "--length-alpha"},
    PeerNames{"--beta", "--coverage-penalty"},
    PeerNames{"--max-length-factor --max-len-a", "--max-length-ratio"},
    PeerNames{"--min-len", "--min-length"},
    PeerNames{"--block-ngram-repeat --no-repeat-ngram-size", "--no-repeat-ngram"},
    PeerNames{"--output-sampling --random-sampling", "--sampling"},
    PeerNames{"--sampling-topk --random-sampling-topk", "--top-k (with --sampling)"},
    PeerNames{"--sampling-topp --random-sampling-topp", "--top-p (with --sampling)"},
    PeerNames{"--force-decode", "--target-prefix"},
    PeerNames{"--print-alignment --report-align", "--alignment FILE"},
    PeerNames{"--attn-debug", "--verbose"},
    PeerNames{"--word-scores", "--format json (key piece_scores)"},
    PeerNames{"-v --vocabs", "the model's folder holds its vocabularies"},
    PeerNames{"--shortlist", "every piece of the vocabulary may be produced"},
};

constexpr std::array kTranslating = {
    PeerNames{"-i --input --src", "its files are arguments: gloss translate --model DIR FILE"},
    PeerNames{"--trg --tgt", "translations that exist are scored by: gloss score --model DIR SRC TRG"},
};
constexpr std::array kScoring = {
    PeerNames{"-t --train-sets --src --trg --tgt", "its files are arguments: gloss score --model DIR SRC TRG"},
};

std::string_view answer_in(std::span<const PeerNames> table, const std::string& name) {
  const auto row = std::ranges::find_if(table, [&](const PeerNames& peer) {
    return (" " + std::string(peer.names) + " ").find(" " + name + " ") != std::string::npos;
  });
  return row == table.end() ? std::string_view() : row->answer;
}

std::string_view answer_for(const std::string& command, const std::string& name) {
  std::string_view answer = answer_in(kEverywhere, name);
  const bool trains = command == "train", scores = command == "score";
  if (answer.empty() && trains) answer = answer_in(kTraining, name);
  if (answer.empty() && command == "translate") answer = answer_in(kTranslating, name);
  if (answer.empty() && scores) answer = answer_in(kScoring, name);
  if (answer.empty() && (scores || command == "translate")) answer = answer_in(kDecoding, name);
  return answer;
}

/// "-beam_size" is "--beam-size"; a single letter has one dash.
std::string normalized(const std::string& option) {
  std::string name = option.substr(std::min(option.find_first_not_of('-'), option.size()));
  std::ranges::replace(name, '_', '-');
  return (name.size() == 1 ? "-" : "--") + name;
}

}  // namespace

std::string peer_hint(const std::string& command, const std::string& option,
                      const std::function<bool(const std::string&)>& has_option) {
  const std::string name = normalized(option), begin = "gloss has no " + option;
  if (has_option(name)) return begin + "; it is called " + name;
  const std::string answer(answer_for(command, name));
  if (answer.empty()) return "";
  if (!answer.starts_with("--")) return begin + ": " + answer;
  return has_option(answer.substr(0, answer.find(' '))) ? begin + "; it is called " + answer : "";
}

}  // namespace gloss
