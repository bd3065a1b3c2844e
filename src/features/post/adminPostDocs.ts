import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { pageConstraints, toPage } from '../../data/page';
import type { Page, PageRequest } from '../../domain/page';
import { parsePost, type Post } from '../../domain/post';
import { matchesWords, searchTerm } from '../../domain/text';

export interface AdminPostRequest extends PageRequest {
  search: string;
  /** Left out: both. */
  hasMedia?: boolean | undefined;
}

/** Every post, whatever its state. */
export async function listAdminPosts(request: AdminPostRequest): Promise<Page<Post>> {
  const { search, hasMedia } = request;
  const term = searchTerm(search);
  const filters = [
    ...(hasMedia === undefined ? [] : [where('has_media', '==', hasMedia)]),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const posts = query(collection(db, 'posts'), ...filters, ...pageConstraints(request));
  return toPage((await getDocs(posts)).docs, request, (snapshot) => {
    const post = parsePost(snapshot.id, fromDocument(snapshot.data()));
    return post && matchesWords(search, post.text, post.author_name) ? post : null;
  });
}
