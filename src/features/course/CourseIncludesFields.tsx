import type { CourseForm } from '../../domain/courseForm';
import { FormYesNoField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';

const INCLUDES: Record<keyof CourseForm['courseIncludes'], { label: string; hint?: string }> = {
  moneyBackGuarantee: { label: 'Money-Back Guarantee', hint: '30-day refund' },
  lifetimeAccess: { label: 'Lifetime Access' },
  mobileAccess: { label: 'Mobile Access' },
  downloadableResources: { label: 'Downloadable Resources' },
  certificate: { label: 'Certificate of Completion' },
};

/** What comes with the course besides its lessons. */
export function CourseIncludesFields() {
  return (
    <FormSection>
      <div className="formGrid">
        {Object.entries(INCLUDES).map(([name, { label, hint }]) => (
          <FormYesNoField
            key={name}
            name={`courseIncludes.${name}`}
            label={t(label)}
            hint={hint && t(hint)}
          />
        ))}
      </div>
    </FormSection>
  );
}
