import { randomUUID } from 'node:crypto';
import type { Target } from '../../src/domain/moderation';
import { caseIdOf } from '../../src/domain/moderation';
import { commentPath, postPath } from '../../src/domain/post';
import { type Account, callFunction, signUp } from './callers';
import { adminDb } from './world';

/** Posts on the running suite, written as pages write them. */

type Saved = { state: string };

export const writer = (name: [string, string] = ['Neema', 'Mushi']) => signUp({ isVerified: true, name });

export const savePost = (by: Account, fields: Record<string, unknown> = {}) => {
  const input = { id: randomUUID() as string, text: 'Habari za mitihani?', images: [], ...fields };
  return callFunction<Saved>('savePost', input, by).then((answer) => ({ ...answer, input }));
};

export const saveComment = (by: Account, postId: string, fields: Record<string, unknown> = {}) => {
  const input = { postId, id: randomUUID() as string, parentId: '', text: 'Nzuri sana', ...fields };
  return callFunction<Saved>('saveComment', input, by).then((answer) => ({ ...answer, input }));
};

export const targetOf = (id: string): Target => ({ kind: 'post', id, parentId: '' });

export const report = (by: Account, target: Target, note = '') =>
  callFunction('report', { ...target, reason: 'unkind', note }, by);

export const moderate = (by: Account, target: Target, act: string) =>
  callFunction('moderate', { ...target, act }, by);

export const postOf = (id: string) => read(postPath(id));
export const commentOf = (postId: string, id: string) => read(commentPath(postId, id));
export const caseOf = (target: Target) => read(`moderation_cases/${caseIdOf(target)}`);

const read = async (path: string) => (await adminDb().doc(path).get()).data();
