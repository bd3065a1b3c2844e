import type { Answer, Answers } from '../../domain/attempt';

/** Answers of one attempt as a device, a tab or the server holds them: of each question the newest counts. */

export interface GivenAnswer {
  answer: Answer;
  /** When it was given, by the server's clock as far as the device knew it. */
  at: number;
}

/** By the question's id. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

/** Both, of each question the newer; `into` where they are as old. */
export function newest(into: GivenAnswers, other: GivenAnswers): GivenAnswers {
  const newer = Object.entries(other).filter(([id, { at }]) => at > (into[id]?.at ?? -1));
  return newer.length > 0 ? { ...into, ...Object.fromEntries(newer) } : into;
}

export function fromServer(answers: Answers, answeredAt: Readonly<Record<string, number>>): GivenAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, { answer, at: answeredAt[id] ?? 0 }]),
  );
}

/** What the server does not have in this or a newer version. */
export function unsentOf(given: GivenAnswers, sent: GivenAnswers): GivenAnswers {
  return Object.fromEntries(Object.entries(given).filter(([id, { at }]) => at > (sent[id]?.at ?? -1)));
}

/**
 * After the server's answer to `batch`. It may have set an instant back that lay ahead of its clock; unless the question
 * was answered again meanwhile, the server's version is the one to go on from.
 */
export function afterSending(given: GivenAnswers, batch: GivenAnswers, stored: GivenAnswers): GivenAnswers {
  const settled = Object.entries(batch).filter(([id, { at }]) => given[id]?.at === at && stored[id]);
  const taken = settled.map(([id]) => [id, stored[id]] as [string, GivenAnswer]);
  return newest({ ...given, ...Object.fromEntries(taken) }, stored);
}
