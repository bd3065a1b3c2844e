import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  newResource,
  type ResourceForm,
  resourceFormSchema,
  toResourceRecord,
} from '../../../src/domain/resourceForm';
import { DAY_MS, recordIdOf } from './seedFile';

interface SeedResource extends Partial<ResourceForm> {
  title: string;
  by: 'teacher' | 'teacher2' | 'admin';
  daysAgo: number;
}

export const SEED_RESOURCES: readonly SeedResource[] = [
  {
    title: 'The parts of a cell and what they do',
    subject: 'Biology',
    formLevel: 'Form I',
    topic: 'Cells',
    kind: 'notes',
    notes:
      '<h2>In every cell</h2><ul><li><p><strong>Membrane</strong>: lets in what the cell needs.</p></li><li><p><strong>Nucleus</strong>: keeps the plan and gives the orders.</p></li><li><p><strong>Cytoplasm</strong>: where the work is done.</p></li></ul><h2>In plants alone</h2><p>A stiff wall of cellulose, a large vacuole, and green chloroplasts that make food from light.</p><blockquote><p>Draw both from memory, then look again.</p></blockquote>',
    by: 'teacher',
    daysAgo: 4,
  },
  {
    title: 'Formulas for the triangle',
    subject: 'Mathematics',
    formLevel: 'Form II',
    topic: 'Trigonometry',
    kind: 'notes',
    notes:
      '<h2>Right-angled</h2><p>Sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent.</p><h2>Area</h2><p>Half of the base times the height. With two sides and the angle between them: half of their product times the sine of that angle.</p>',
    by: 'teacher2',
    daysAgo: 9,
  },
  {
    title: 'Past papers and formats of the examinations council',
    description: 'The council’s own page: formats, timetables and results.',
    subject: 'Civics',
    formLevel: 'Form I-IV',
    topic: 'Examinations',
    kind: 'link',
    url: 'https://www.necta.go.tz/',
    by: 'admin',
    daysAgo: 20,
  },
  {
    title: 'Build a circuit without wires',
    description: 'A free simulation: cells, lamps and switches to put together. Needs a good connection.',
    subject: 'Physics',
    formLevel: 'Form II',
    topic: 'Electricity',
    kind: 'link',
    url: 'https://phet.colorado.edu/en/simulations/circuit-construction-kit-dc',
    by: 'teacher',
    daysAgo: 7,
  },
  {
    title: 'Mpangilio wa insha ya hoja',
    subject: 'Kiswahili',
    formLevel: 'Form III',
    topic: 'Insha',
    kind: 'notes',
    notes:
      '<h2>Utangulizi</h2><p>Taja mada na msimamo wako kwa sentensi mbili au tatu.</p><h2>Kiini</h2><ol><li><p>Hoja moja kwa aya moja.</p></li><li><p>Toa mfano unaojulikana na msomaji.</p></li><li><p>Unganisha aya kwa viunganishi.</p></li></ol><h2>Hitimisho</h2><p>Rudia msimamo wako kwa maneno mengine; usilete hoja mpya.</p>',
    by: 'teacher2',
    daysAgo: 2,
  },
  {
    title: 'Maps of Tanzania to print',
    description: 'Outline maps: regions, rivers, relief.',
    subject: 'Geography',
    formLevel: 'Form I-IV',
    topic: 'Map reading',
    kind: 'link',
    url: 'https://commons.wikimedia.org/wiki/Category:Maps_of_Tanzania',
    isPublished: false,
    by: 'teacher',
    daysAgo: 1,
  },
];

export async function seedResources(db: Firestore, now: Date): Promise<number> {
  const batch = db.batch();
  for (const { by, daysAgo, ...fields } of SEED_RESOURCES) {
    const form = resourceFormSchema.validateSync({ ...newResource(), ...fields });
    const at = Timestamp.fromMillis(now.getTime() - daysAgo * DAY_MS);
    batch.set(db.doc(`resources/${recordIdOf(form.title)}`), {
      ...toResourceRecord(form),
      version: 1,
      saved_hash: '',
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    });
  }
  await batch.commit();
  return SEED_RESOURCES.length;
}
