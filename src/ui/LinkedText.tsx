import { Fragment } from 'react';
import { isHttps } from '../domain/text';

const ADDRESS = /(https:\/\/[^\s<>"]+)/u;
/** What ends a sentence is no part of the address before it. */
const TAIL = /[).,;:!?'’]+$/u;

/** What people wrote, its lines kept and its https addresses as links, which tell the page they lead to nothing of this one. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    const tail = TAIL.exec(part)?.[0] ?? '';
    const address = part.slice(0, part.length - tail.length);
    if (index % 2 === 0 || !isHttps(address)) return <Fragment key={index}>{part}</Fragment>;
    return (
      <Fragment key={index}>
        <a href={address} target="_blank" rel="noopener ugc nofollow">
          {address}
        </a>
        {tail}
      </Fragment>
    );
  });
}
