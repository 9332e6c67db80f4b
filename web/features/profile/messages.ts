/** What the profile screen says. */
export const profileMessages = {
  title: 'Profile',
  subtitle: 'Who you are to your colleagues.',
  personalInformation: 'Personal Information',
  fullName: 'Full Name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  noCompany: 'None yet',
  roles: { admin: 'Admin', user: 'User' },
  later: 'Changing your name comes with a later version.',
} as const;
