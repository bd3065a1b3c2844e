import { CourseFinder } from '../CourseFinder';
import { ON_DEMAND } from '../../../domain/onDemand';
import { type CourseFilter, writeFilter } from '../courseFilter';

/** The filter stands beside the tab in the address. */
function writeWithTab(filter: CourseFilter): URLSearchParams {
  const params = writeFilter(filter);
  params.set('tab', 'on-demand');
  return params;
}

/** The public list of on-demand classes, searched and filtered in the browser. */
export const OnDemandList = () => <CourseFinder type={ON_DEMAND} write={writeWithTab} />;
