import type { PostComment } from '../../domain/post';

export interface Thread {
  /** Null: it is gone or hidden, and only answers are left. */
  comment: PostComment | null;
  /** Of the comment, whether or not it is here. */
  id: string;
  answers: PostComment[];
}

/** Comments with the answers to each, both in the order in which they were written. */
export function threadsOf(comments: readonly PostComment[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of [...comments].sort((a, b) => a.created_at - b.created_at)) {
    const id = comment.parent_id ?? comment.id;
    const thread = threads.get(id) ?? { comment: null, id, answers: [] };
    if (comment.parent_id) thread.answers.push(comment);
    else thread.comment = comment;
    threads.set(id, thread);
  }
  return [...threads.values()];
}
