/** What the auth page says; apart from the schemas, since the session's first code needs the texts alone. */

export const PASSWORD_MIN = 6;

export const authMessages = {
  credentialsRequired: 'Email and password are required',
  namesRequired: 'First name and last name are required',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  usernameFormat: 'Use 3 to 30 letters, digits, dots or underscores',
  usernameTaken: 'That username is taken. Choose another.',
  emailFormat: 'Enter a valid email address',
} as const;
