import { notify } from './notice';

/** Taking records out of the site's lists without deleting them: what somebody paid for stays theirs. */
export interface Hiding {
  ids: string[];
  isHidden: boolean;
}

export const hidingNotice = () =>
  notify<Hiding, void>({
    success: ({ isHidden }) => ({ title: isHidden ? 'Hidden from all lists' : 'Shown in all lists again' }),
    failure: ({ message }) => ({ title: 'Nothing was changed', description: message }),
  });
