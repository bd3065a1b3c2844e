import { useRemembered } from '../ui/useRemembered';

/** Whether the back office's sidebar is narrow, remembered on this device. */
export function useCollapsed() {
  const [choice, remember] = useRemembered('somo-sidebar');
  const setCollapsed = (next: boolean) => remember(next ? 'collapsed' : 'wide');
  return [choice === 'collapsed', setCollapsed] as const;
}
