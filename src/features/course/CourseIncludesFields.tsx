import { FormYesNoField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { INCLUDES_LABELS } from './courseTabs';

const HINTS: Readonly<Record<string, string>> = { moneyBackGuarantee: '30-day refund' };

/** What comes with the course besides its lessons. */
export function CourseIncludesFields() {
  return (
    <FormSection>
      <div className="formGrid">
        {Object.entries(INCLUDES_LABELS).map(([name, label]) => (
          <FormYesNoField
            key={name}
            name={`courseIncludes.${name}`}
            label={t(label)}
            hint={HINTS[name] && t(HINTS[name])}
          />
        ))}
      </div>
    </FormSection>
  );
}
