import { COURSE_LIMITS } from '../../domain/course';
import { MATERIAL_TYPES } from '../../domain/courseContent';
import type { MaterialForm } from '../../domain/courseForm';
import { newMaterial } from '../../domain/courseFormParts';
import { asOptions } from '../../ui/form/asOptions';
import { focusField } from '../../ui/form/focusField';
import { FormSelectField, FormTextField } from '../../ui/form/FormField';
import { FormRows } from '../../ui/form/FormRows';
import { t } from '../../ui/text';
import { COURSE_FILES } from './courseFiles';
import { CourseFileField } from './CourseFileField';
import styles from './CourseForm.module.css';
import { useCourseScope } from './CourseFormContext';

/** What learners of a lesson may download: files of ours, or links. */
export function MaterialRows({ name }: { name: string }) {
  const { isOnDemand } = useCourseScope();
  const Heading = isOnDemand ? 'h3' : 'h4';
  const material = (place: number) => t('Material {number}', { number: place + 1 });
  return (
    <div className="stack tight">
      <Heading className={styles.heading}>{t('Materials')}</Heading>
      <FormRows<MaterialForm>
        name={name}
        label={t('Materials')}
        idOf={({ id }) => id}
        nameOf={material}
        keepsOne={isOnDemand}
        maximum={COURSE_LIMITS.materials}
        addLabel={t('Add Material')}
        make={newMaterial}
        onAdded={(added) => focusField(`${added}.title`)}
        below={(row, at) => <MaterialPart name={at} material={row} />}
      >
        {({ title }, _at, place) => <b>{title || material(place)}</b>}
      </FormRows>
    </div>
  );
}

function MaterialPart({ name, material }: { name: string; material: MaterialForm }) {
  const { isOnDemand } = useCourseScope();
  return (
    <div className={styles.part}>
      <div className="formGrid">
        <FormTextField
          name={`${name}.title`}
          label={t('Material Title')}
          optional={isOnDemand}
          autoComplete="off"
        />
        <FormSelectField
          name={`${name}.fileType`}
          label={t('File Type')}
          options={asOptions(MATERIAL_TYPES, material.fileType)}
        />
        <CourseFileField
          name={`${name}.file`}
          id={material.id}
          label={t('File')}
          hint="PDF, Word, Excel, PowerPoint, ZIP, JPEG or PNG, less than 50MB."
          kind={COURSE_FILES.material}
        />
        {!material.file && (
          <FormTextField
            name={`${name}.downloadUrl`}
            label={t('Download URL')}
            type="url"
            optional={isOnDemand}
            full
            hint={t('Where it lies elsewhere, if you upload no file: an address that begins with https://.')}
            autoComplete="off"
          />
        )}
      </div>
    </div>
  );
}
