import {
  collection,
  doc,
  type DocumentReference,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { cached } from '../../data/cache';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { serverOffset } from '../../data/serverClock';
import { type Heard, hearing } from '../../data/steadyClock';
import {
  type Answer,
  type Attempt,
  isOpen,
  type PaperSection,
  parseAttempt,
  parseAttemptPaper,
  parseExplanations,
  parseReviewResult,
  parseReviewScore,
  type ReviewResult,
  type ReviewScore,
  type TopicPoints,
} from '../../domain/attempt';
import type {
  AnswersInput,
  AttemptPart,
  LockQuestionInput,
  SaveAnswersResult,
  StartAttemptInput,
} from '../../domain/attemptInput';
import { sumTopics } from '../../domain/topicProgress';
import type { GivenAnswers } from './keptAnswers';

/** What learners read and do around their attempts, as themselves. */

export type StartedAttempt = AttemptPart & Heard;

/** One learner's attempts at one quiz or assessment. */
export interface AttemptTarget extends Omit<StartAttemptInput, 'mode'> {
  uid: string;
}

const own = (uid: string) => query(collection(db, 'attempts'), where('uid', '==', uid));

/** In their order. */
export async function listAttempts({ uid, parent, part }: AttemptTarget): Promise<Attempt[]> {
  const { docs } = await getDocs(query(own(uid), where('parent', '==', parent), where('part', '==', part)));
  return docs
    .map((stored) => parseAttempt(stored.id, fromDocument(stored.data())))
    .sort((a, b) => a.number - b.number);
}

export const startAttempt = (input: StartAttemptInput): Promise<StartedAttempt> =>
  hearing(() => callFunction<StartAttemptInput, AttemptPart>('startAttempt', input));

/** Goes on with an open attempt, where `startAttempt` could begin another: what is over by now is refused. */
export async function resumeAttempt(attempt: Attempt): Promise<StartedAttempt> {
  const saved = await saveAnswers({ id: attempt.id, given: {} });
  const { answers, answered_at, now, heard } = saved;
  const paper = await paperPart(attempt.id, attempt.mode === 'timed-sequential' ? attempt.at : 0);
  return {
    attempt: { ...attempt, answers, answered_at },
    sections: parseAttemptPaper(paper ?? {}).sections,
    now,
    heard,
  };
}

export interface AnswersOf {
  id: string;
  given: GivenAnswers;
}

const inputOf = ({ id, given }: AnswersOf): AnswersInput => ({
  id,
  answers: Object.entries(given).map(([question, { answer, at }]) => ({ question, answer, at })),
});

export const saveAnswers = (of: AnswersOf): Promise<SaveAnswersResult & Heard> =>
  hearing(() => callFunction<AnswersInput, SaveAnswersResult>('saveAnswers', inputOf(of)));

export const submitAttempt = ({ attempt, given }: { attempt: Attempt; given: GivenAnswers }) =>
  callFunction<AnswersInput, Attempt>('submitAttempt', inputOf({ id: attempt.id, given }));

export interface LockedQuestion {
  id: string;
  /** The question's place, counted from 0. */
  at: number;
  answer: Answer | null;
}

export const lockQuestion = (input: LockedQuestion): Promise<StartedAttempt> =>
  hearing(() => callFunction<LockQuestionInput, AttemptPart>('lockQuestion', input));

const fieldsAt = async (reference: DocumentReference) => {
  const data = (await getDoc(reference)).data();
  return data ? fromDocument(data) : null;
};
const paperPart = (id: string, place: number) => fieldsAt(doc(db, 'attempts', id, 'paper', String(place)));
const reviewPart = (id: string, name: string) => fieldsAt(doc(db, 'attempts', id, 'review', name));

/** What an attempt shows by now; null: not open. */
export interface AttemptReview {
  sections: PaperSection[];
  score: ReviewScore | null;
  result: ReviewResult | null;
  explanations: Record<string, string> | null;
}

/** Asks for nothing that the rules would refuse: `now` is the server's clock. */
export async function readReview({
  attempt,
  now,
}: {
  attempt: Attempt;
  now: number;
}): Promise<AttemptReview> {
  const open = async (name: 'score' | 'answers' | 'explanations', place: string) =>
    isOpen(attempt, name, now) ? reviewPart(attempt.id, place) : null;
  const [sections, score, result, explanations] = await Promise.all([
    readPaper(attempt),
    open('score', 'score'),
    open('answers', 'result'),
    open('explanations', 'explanations'),
  ]);
  return {
    sections,
    score: score && parseReviewScore(score),
    result: result && parseReviewResult(result),
    explanations: explanations && parseExplanations(explanations),
  };
}

/** As the learner had it: in one, or question by question. */
export async function readPaper({ id, mode, at }: Attempt): Promise<PaperSection[]> {
  const places = mode === 'timed-sequential' ? Array.from({ length: at }, (_, index) => index) : [0];
  const papers = await Promise.all(places.map((place) => paperPart(id, place)));
  return joinSections(papers.flatMap((data) => (data ? parseAttemptPaper(data).sections : [])));
}

/** Questions of one section that came one by one stand together again. */
function joinSections(sections: readonly PaperSection[]): PaperSection[] {
  const joined = new Map<string, PaperSection>();
  for (const section of sections) {
    const known = joined.get(section.id);
    joined.set(section.id, {
      ...section,
      questions: [...(known?.questions ?? []), ...section.questions],
    });
  }
  return [...joined.values()];
}

/** So many of the latest attempts say how well somebody knows a topic now. */
const LATEST = 10;

/** Of quizzes alone, and of scores that are open. */
export async function readTopicProgress(uid: string): Promise<TopicPoints[]> {
  const latest = query(own(uid), where('kind', '==', 'quiz'), orderBy('submitted_at', 'desc'), limit(LATEST));
  const [{ docs }, offset] = await Promise.all([getDocs(latest), serverOffset()]);
  const now = Date.now() + offset;
  const open = docs
    .map((stored) => parseAttempt(stored.id, fromDocument(stored.data())))
    .filter((attempt) => attempt.state === 'submitted' && isOpen(attempt, 'score', now));
  const scores = await Promise.all(open.map(readScore));
  return sumTopics(scores.map((score) => score?.topics ?? []));
}

const SCORE_LIFE_MS = 24 * 60 * 60_000;

/** Of an attempt whose score is open; kept on the device, since it hardly ever changes. */
export const readScore = ({ uid, id, points }: Attempt): Promise<ReviewScore | null> =>
  cached(`${uid}:score:${id}:${String(points)}`, SCORE_LIFE_MS, async () => {
    const data = await reviewPart(id, 'score');
    return data && parseReviewScore(data);
  });
