import { sumTopics } from './topicProgress';

const of = (topic: string, points: number, max_points: number) => ({ topic, points, max_points });

test('points of one topic are added up over attempts, and the weakest comes first', () => {
  expect(
    sumTopics([[of('Sets', 3, 4), of('Angles', 1, 2)], [of('Sets', 0, 4)], [of('__proto__', 1, 1)]]),
  ).toEqual([of('Sets', 3, 8), of('Angles', 1, 2), of('__proto__', 1, 1)]);
});

test('a topic that nothing is asked of does not stand before others', () => {
  expect(sumTopics([[of('Empty', 0, 0), of('Sets', 1, 2)]])[0]?.topic).toBe('Sets');
  expect(sumTopics([])).toEqual([]);
});
