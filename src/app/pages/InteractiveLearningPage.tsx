import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OnDemandList } from '../../features/course/onDemand/OnDemandList';
import { LiveClassList } from '../../features/liveClass/LiveClassList';
import { InteractiveFrame } from './InteractiveFrame';
import { type InteractiveTab, interactiveTabIn } from './interactiveTabs';

const LISTS: Readonly<Record<InteractiveTab, ComponentType>> = {
  live: LiveClassList,
  'on-demand': OnDemandList,
};

/** `/interactive-learning`: classes with a teacher, each kind under a tab of its own. */
export function Component() {
  const [params] = useSearchParams();
  const List = LISTS[interactiveTabIn(params).key];
  return (
    <InteractiveFrame>
      <List />
    </InteractiveFrame>
  );
}
