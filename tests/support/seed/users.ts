import type { Role } from '../../../src/domain/permissions';
import type { UserStatus } from '../../../src/domain/user';
import { foldUsername } from '../../../src/domain/username';

/** Everybody in the sample data shares this password; it exists in local runs only. */
export const DEMO_PASSWORD = 'somo-demo-2026';

const SCHOOLS = ['Kisima cha Nuru Secondary School', 'Mto Mweupe Secondary School'] as const;

export interface SeedUser {
  /** Fixed and readable, so that tests and logs can name people. */
  uid: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  username: string;
  role: Role;
  status: UserStatus;
  emailVerified: boolean;
  school: (typeof SCHOOLS)[number];
  /** ISO date and time. */
  joined: string;
}

type Person = readonly [firstName: string, lastName: string, joinedDaysAgo: number];

interface DemoAccount {
  label: string;
  uid: string;
  email: string;
  role: Role;
  person: Person;
  school: 0 | 1;
  isUnverified?: boolean;
}

/** The people that a local run offers to sign in as. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    label: 'Administrator',
    uid: 'admin',
    email: 'admin@somo.example',
    role: 'admin',
    person: ['Rehema', 'Kibona', 400],
    school: 0,
  },
  {
    label: 'Teacher',
    uid: 'teacher',
    email: 'teacher@somo.example',
    role: 'teacher',
    person: ['Emmanuel', 'Massawe', 310],
    school: 0,
  },
  {
    label: 'Another teacher',
    uid: 'teacher2',
    email: 'teacher2@somo.example',
    role: 'teacher',
    person: ['Zuhura', 'Mbarouk', 265],
    school: 1,
  },
  {
    label: 'Student',
    uid: 'student',
    email: 'student@somo.example',
    role: 'student',
    person: ['Neema', 'Mushi', 150],
    school: 0,
  },
  {
    label: 'Another student',
    uid: 'student2',
    email: 'student2@somo.example',
    role: 'student',
    person: ['Baraka', 'Mwakalinga', 120],
    school: 1,
  },
  {
    label: 'Student, not verified',
    uid: 'newcomer',
    email: 'newcomer@somo.example',
    role: 'student',
    person: ['Tumaini', 'Nyerembe', 1],
    school: 0,
    isUnverified: true,
  },
];

const TEACHERS: readonly Person[] = [
  ['Grace', 'Kimaro', 290],
  ['Hamisi', 'Mtumwa', 244],
  ['Upendo', 'Sanga', 201],
  ['Deogratias', 'Rwegoshora', 176],
];

const STUDENTS: readonly Person[] = [
  ['Amina', 'Juma', 148],
  ['Daudi', 'Maganga', 147],
  ['Furaha', 'Lyimo', 141],
  ['Godfrey', 'Shayo', 139],
  ['Halima', 'Abdallah', 133],
  ['Ibrahim', 'Suleiman', 131],
  ['Jackline', 'Temu', 126],
  ['Kelvin', 'Mwambene', 118],
  ['Lightness', 'Swai', 117],
  ['Maulid', 'Khamis', 111],
  ['Nasra', 'Salum', 108],
  ['Omary', 'Ngonyani', 104],
  ['Pendo', 'Masanja', 97],
  ['Rashid', 'Bakari', 93],
  ['Salome', 'Ndunguru', 90],
  ['Thabit', 'Haji', 86],
  ['Veronica', 'Bugingo', 81],
  ['Witness', 'Mollel', 77],
  ['Yusuph', 'Chande', 72],
  ['Zawadi', 'Lukumay', 70],
  ['Abednego', 'Haule', 64],
  ['Batuli', 'Mzee', 59],
  ['Catherine', 'Kagaruki', 55],
  ['Doto', 'Shija', 51],
  ['Kulwa', 'Shija', 51],
  ['Elizabeth', 'Sarwatt', 46],
  ['Farida', 'Mng’ong’o', 40],
  ['Gibson', 'Mwaipopo', 37],
  ['Happiness', 'Kweka', 31],
  ['Issa', 'Mfaume', 26],
  ['Joyce', 'Nyambita', 22],
  ['Laurent', 'Ruhinda', 17],
  ['Mwanahamisi', 'Seif', 12],
  ['Agnes', 'Malisa', 143],
  ['Bakari', 'Mtambo', 136],
  ['Consolata', 'Kileo', 122],
  ['Dickson', 'Mapunda', 113],
  ['Esther', 'Nyambo', 99],
  ['Faraja', 'Mwita', 84],
  ['Hawa', 'Mkumba', 75],
  ['Isaya', 'Chacha', 61],
  ['Juliana', 'Msigwa', 53],
  ['Khadija', 'Pembe', 44],
  ['Lucas', 'Mahundi', 35],
  ['Mariam', 'Kitwana', 28],
  ['Nicodemus', 'Sikazwe', 19],
  ['Prisca', 'Tarimo', 14],
  ['Rukia', 'Mshana', 10],
  ['Nuru', 'Kilindo', 8],
  ['Paulo', 'Gidabuyda', 4],
];

/** Who went to another school: an administrator deactivated them. */
const LEFT = ['Deogratias Rwegoshora', 'Kelvin Mwambene', 'Salome Ndunguru', 'Doto Shija'];

const DAY_MS = 86_400_000;

function describe(person: Person, role: Role, school: number, now: Date): Omit<SeedUser, 'uid' | 'email'> {
  const [firstName, lastName, days] = person;
  return {
    password: DEMO_PASSWORD,
    firstName,
    lastName,
    username: foldUsername(`${firstName}.${lastName}`),
    role,
    status: LEFT.includes(`${firstName} ${lastName}`) ? 'inactive' : 'active',
    emailVerified: true,
    school: SCHOOLS[school % 2 === 0 ? 0 : 1],
    joined: new Date(now.getTime() - days * DAY_MS).toISOString(),
  };
}

/** Two schools' worth of people; the days on which they joined count back from `now`. */
export function seedUsers(now: Date): SeedUser[] {
  const demo = DEMO_ACCOUNTS.map(({ uid, email, role, person, school, isUnverified }) => ({
    ...describe(person, role, school, now),
    uid,
    email,
    emailVerified: isUnverified !== true,
  }));
  const others = [
    ...TEACHERS.map((person, i) => describe(person, 'teacher', i, now)),
    ...STUDENTS.map((person, i) => describe(person, 'student', i, now)),
  ].map((user) => ({
    ...user,
    uid: `${user.role}-${user.username.replaceAll('.', '-')}`,
    email: `${user.username}@somo.example`,
  }));
  return [...demo, ...others];
}
