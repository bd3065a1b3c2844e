import { respond, SearchIndex, type SearchMessage } from './searchIndex';

const index = new SearchIndex();

onmessage = ({ data }: MessageEvent<SearchMessage>) => {
  const answer = respond(index, data);
  if (answer) postMessage(answer);
};
