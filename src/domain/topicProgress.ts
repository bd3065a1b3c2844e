import type { TopicPoints } from './attempt';

/** What several attempts earned by topic, the weakest topic first: there it pays to learn. */
export function sumTopics(attempts: readonly (readonly TopicPoints[])[]): TopicPoints[] {
  const sums = new Map<string, TopicPoints>();
  for (const { topic, points, max_points } of attempts.flat()) {
    const known = sums.get(topic);
    sums.set(topic, {
      topic,
      points: points + (known?.points ?? 0),
      max_points: max_points + (known?.max_points ?? 0),
    });
  }
  return [...sums.values()].sort((a, b) => shareOf(a) - shareOf(b) || a.topic.localeCompare(b.topic));
}

const shareOf = ({ points, max_points }: TopicPoints) => (max_points > 0 ? points / max_points : 1);
