// Hard attention learnt by REINFORCE (Xu et al. 2015, Show, Attend and Tell, section 4.1, eq. 10-13; Williams 1992).
// In training a position s_t ~ p_t = softmax(e_t) is drawn in every step; to the loss is added
//   - sum_t (R_t - b_t) log p_t(s_t) - entropy sum_t H(p_t),
// R_t being the sum of log p(y_i) over i >= t: a draw cannot change the steps before it, so leaving them out keeps the
// expectation and lowers the variance. The baseline b_t is the moving average of log p(y) per piece (decay 0.9) times
// the pieces that R_t counts; it is a buffer, so that a checkpoint holds it. A share of the steps (in the paper: of the
// images) reads with p_t itself instead, the paper's way to lower the variance further. Decoding takes argmax p.
#include "nn/attention/hard_choice.hpp"
#include "nn/attention/normalizer.hpp"
#include "nn/attention/softmax.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

constexpr double kBaselineDecay = 0.9;  // of eq. 12

class Reinforce : public Normalizer {
 public:
  explicit Reinforce(const ModelOptions& options)
      : soft_share_(options.attention_soft_share),
        entropy_(options.attention_entropy),
        baseline_(register_buffer("baseline", at::zeros({1}))) {}

  NormalizedWeights weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& /*state*/,
                            const Mode& mode) const override {
    const at::Tensor p = masked_softmax(energies, mask);
    if (!mode.training) return {one_hot_like(p, p.argmax(-1)), {p, {}, {}}};
    const at::Tensor log_p = p.clamp_min(1e-30).log();
    const at::Tensor drawn = (log_p + gumbel_noise(p, mode)).masked_fill(mask, -1e30).argmax(-1);  // [batch, queries]
    const at::Tensor soft = at::empty_like(p.detach().select(-1, 0)).uniform_(0, 1, mode.generator) < soft_share_;
    const at::Tensor log_prob = log_p.gather(-1, drawn.unsqueeze(-1)).squeeze(-1).masked_fill(soft, 0);
    return {at::where(soft.unsqueeze(-1), p, one_hot_like(p, drawn)), {p, log_prob, -(p * log_p).sum(-1)}};
  }

  at::Tensor objective(const AttentionOutcome& outcome) const override {
    const at::Tensor& log_probs = outcome.log_probs;  // [trg_len, batch]
    const at::Tensor real = padding_mask(outcome.lengths, log_probs.size(0)).logical_not().t().to(log_probs.dtype());
    const at::Tensor advantage =  // [trg_len, batch]: sums from each step to the end
        ((log_probs - baseline_.to(log_probs.dtype())) * real).flip(0).cumsum(0).flip(0);
    const at::Tensor bonus = entropy_ * outcome.trace.entropy;
    learn_baseline(log_probs, real);
    return -((advantage * outcome.trace.log_prob + bonus) * real).sum();
  }

 private:
  void learn_baseline(const at::Tensor& log_probs, const at::Tensor& real) const {
    const at::NoGradGuard no_grad;
    const at::Tensor mean = (log_probs * real).sum() / real.sum();
    baseline_.mul_(kBaselineDecay).add_((1 - kBaselineDecay) * mean);
  }

  double soft_share_, entropy_;
  at::Tensor baseline_;  // [1]
};

}  // namespace

std::shared_ptr<Normalizer> make_reinforce(const ModelOptions& options) {
  return std::make_shared<Reinforce>(options);
}

}  // namespace gloss
