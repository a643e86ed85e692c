#include "train/training_batches.hpp"

#include "text/subword_sampling.hpp"

namespace gloss {

BatchOptions training_batches(const TrainOptions& options, const Vocabularies& vocabularies) {
  BatchOptions batches{options.batch_type, options.batch_size, options.seed};
  if (options.subword_sampling == 0) return batches;
  const auto sampler_of = [&options](const Vocabulary& vocabulary) {
    return std::make_shared<const SubwordSampler>(vocabulary, options.subword_sampling);
  };
  batches.redraw = [seed = options.seed, source = sampler_of(*vocabularies.source),
                    target = sampler_of(*vocabularies.target)](const Pair& pair, int64_t epoch, int64_t index) {
    SplitMix64 random(mix(seed, epoch, index));
    std::vector<int> source_ids = source->draw(pair.source, random);
    return Pair{std::move(source_ids), target->draw(pair.target, random), {}};
  };
  return batches;
}

}  // namespace gloss
