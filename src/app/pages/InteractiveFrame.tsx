import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { addressOf, INTERACTIVE_TABS, interactiveTabIn } from './interactiveTabs';

/** The head of interactive learning with its tabs, around the list of one of them. */
export function InteractiveFrame({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  const current = interactiveTabIn(params);
  return (
    <div className="wrap page">
      <PageHead
        title={t('Interactive Learning')}
        description={t(
          'Classes for Form I to Form IV in Tanzania, with a teacher who explains step by step.',
        )}
        lead={t('Classes with a teacher, to watch whenever it suits you.')}
      />
      <div className="stack loose">
        {INTERACTIVE_TABS.length > 1 && (
          <LinkTabs
            label={t('Interactive Learning')}
            tabs={INTERACTIVE_TABS.map(({ key, label }) => ({
              to: addressOf(paths.interactiveLearning, key),
              label: t(label),
              isCurrent: key === current.key,
            }))}
          />
        )}
        <div>{children}</div>
      </div>
    </div>
  );
}
