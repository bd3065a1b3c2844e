import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { AdminOnDemandList } from '../../features/course/onDemand/AdminOnDemandList';
import { AdminLiveClassList } from '../../features/liveClass/AdminLiveClassList';
import { ButtonLink } from '../../ui/Button';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { addressOf, INTERACTIVE_TABS, type InteractiveTab, interactiveTabIn } from './interactiveTabs';

const LISTS: Readonly<Record<InteractiveTab, ComponentType>> = {
  live: AdminLiveClassList,
  'on-demand': AdminOnDemandList,
};

/** `/admin/interactive`: the classes of each kind under a tab of its own. */
export function Component() {
  const [params] = useSearchParams();
  const current = interactiveTabIn(params);
  const List = LISTS[current.key];
  return (
    <>
      <PageHead
        title={t('Interactive Learning')}
        lead={INTERACTIVE_TABS.length > 1 ? undefined : t(current.adminLabel)}
      >
        <ButtonLink to={current.newTo} icon="plus">
          {t('Add New')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        {INTERACTIVE_TABS.length > 1 && (
          <LinkTabs
            label={t('Interactive Learning')}
            tabs={INTERACTIVE_TABS.map(({ key, adminLabel }) => ({
              to: addressOf(paths.adminInteractive, key),
              label: t(adminLabel),
              isCurrent: key === current.key,
            }))}
          />
        )}
        <List />
      </div>
    </>
  );
}
