import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import { useCourseScope } from './CourseFormContext';
import styles from './CourseForm.module.css';

interface PartToggleProps {
  id: string;
  /** The form value's: what is wrong in it is counted here. */
  name: string;
  title: string;
  /** What lies in it, in a few words. */
  meta: string;
}

/** Opens and closes a module, a lesson or a question of the form. */
export function PartToggle({ id, name, title, meta }: PartToggleProps) {
  const { parts, problems } = useCourseScope();
  const isOpen = parts.isOpen(id);
  const count = problems.filter((problem) => problem.name.startsWith(`${name}.`)).length;
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => parts.toggle(id)}>
      <Icon name={isOpen ? 'up' : 'down'} small />
      <span className={styles.words}>
        <b>{title}</b>
        <span className="meta">{meta}</span>
      </span>
      {count > 0 && (
        <Badge tone="bad" plain>
          {t('{count} to mend', { count })}
        </Badge>
      )}
    </button>
  );
}
