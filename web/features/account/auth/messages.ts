import { type FieldProblem, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '#contract/auth-words.ts';
import type { RefusalOf } from '#web/lib/api.ts';
import { EMAIL_LETTERS } from '#web/lib/email-letters.ts';
import type { AuthEndpoint } from './api.ts';

/** The possible outcomes of an account form: a refusal, a problem with a field, or no response. */
export type AuthCode = RefusalOf<AuthEndpoint>['code'] | FieldProblem | 'unreachable';

/** What a sentence may need. */
export interface SentenceContext {
  minPasswordLength: number;
  retryAfterSeconds?: number | undefined;
}

const unexpected = 'An unexpected error occurred. Please try again.';
const unreachable = 'Could not reach the server. Your input is still here. Try again in a moment.';

/** One sentence for each refusal. Fixed texts must stay word for word (product P1). */
const sentences = {
  malformed: unexpected,
  'not-signed-in': 'You are no longer signed in. Sign in and try again.',
  'invalid-credentials': 'Invalid email or password. Please check your credentials and try again.',
  'foreign-origin': 'You opened this page at an unexpected web address. Use its usual address.',
  'email-not-confirmed':
    'Your email address has not been confirmed yet. We have sent you a new link. Please check your email.',
  'email-taken': 'This email is already registered. Try signing in instead.',
  'link-invalid': 'This link has expired, has already been used, or was cut off by your email program.',
  'email-required': 'Please enter your email address.',
  'invalid-email': 'Please enter a valid email address.',
  'email-letters': EMAIL_LETTERS,
  'name-required': 'Please enter your full name.',
  'name-too-long': `Use at most ${MAX_NAME_LENGTH} characters.`,
  'name-invalid': 'Use a single line without special characters.',
  'name-has-address': 'Leave out web and email addresses.',
  'password-required': 'Please enter a password.',
  'password-too-short': (context: SentenceContext) =>
    `Password must be at least ${context.minPasswordLength} characters long.`,
  'password-too-long': `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`,
  'password-common': 'This password is too easy to guess: many people use it, or it is your own name. Choose another.',
  'current-password-required': 'Please enter your current password.',
  'current-password-wrong': 'The current password is incorrect.',
  'two-factor-required': 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  'two-factor-wrong': 'This code is incorrect or has already been used. Wait for the next one and try again.',
  'rate-limited': (context: SentenceContext) => `Too many attempts. Please wait ${sayDuration(context)} and try again.`,
  'not-json': unexpected,
  'too-large': unexpected,
  unexpected,
  'database-away': unreachable,
  'storage-full': 'The server’s disk is full, so nothing was saved. Tell the person who runs this server.',
  'too-busy': unreachable,
  unreachable,
} satisfies Record<AuthCode, string | ((context: SentenceContext) => string)>;

/** The sentence for a refusal. */
export function sayRefusal(code: AuthCode, context: SentenceContext): string {
  const sentence = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(context);
}

/** Whether a refusal is our own fault. */
export const isUnexpected = (code: AuthCode) => sentences[code] === unexpected;

function sayDuration({ retryAfterSeconds = 60 }: SentenceContext): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}

/** The invitation that a person comes from. */
export interface InvitedTo {
  invitedBy: string;
  companyName: string;
}

/** All other texts of the auth screen. Fixed texts must stay word for word (product P1). */
export const authMessages = {
  signIn: 'Sign In',
  signUp: 'Create Account',
  signingIn: 'Signing in...',
  signingUp: 'Creating account...',
  signInIntro: 'Continue with your double materiality assessment.',
  signUpIntro: 'Create your account. Setting up takes a minute.',
  signUpInvited: ({ invitedBy, companyName }: InvitedTo) =>
    `Create your account to join ${companyName}. ${invitedBy} invited you.`,
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  code: 'Security Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  passwordHint: (minLength: number) => `At least ${minLength} characters.`,
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  confirmationNote: 'You will get an email to confirm your address.',
  forgot: 'Forgot password?',
  noAccount: 'New to Twofold?',
  hasAccount: 'Already have an account?',
  backToSignIn: 'Back to sign in',

  signInFailed: 'Sign In Failed',
  signUpFailed: 'Sign Up Failed',
  accountExists: 'Account Already Exists',
  invalidEmail: 'Invalid Email',
  error: 'Error',
  welcomeBack: 'Welcome back!',
  welcomeBackText: 'You have successfully signed in.',
  created: 'Account Created!',
  createdText: 'Welcome! Your account has been created successfully.',
  checkEmail: 'Check Your Email',
  checkEmailText:
    "We've sent you a confirmation link. Please check your email and click the link to verify your account.",
  sentTo: (email: string) => `Sent to ${email}. The link works once and expires after 24 hours.`,
  notReceived: 'No email? Check your spam folder too.',
  correctAddress: 'Correct the address or resend the email',

  confirming: 'Confirming your email address...',
  confirmFailed: 'Could not confirm your address',
  confirmed: 'Email confirmed',
  confirmHelp:
    'Sign in with your email and password. If your address has not been confirmed yet, you will get a new link.',
  tryAgain: 'Try again',

  forgotTitle: 'Forgot password?',
  forgotIntro: 'Enter your email address. You will get a link to set a new password.',
  sendLink: 'Send link',
  sendingLink: 'Sending...',
  linkSent: 'Check your email',
  linkSentText: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once and expires after 30 minutes.`,

  resetTitle: 'Set a new password',
  resetIntro: 'You will be signed out everywhere else.',
  newPassword: 'New Password',
  setPassword: 'Set password',
  settingPassword: 'Setting password...',
  resetDone: 'Password changed',
  resetDoneText: 'You are signed in, and signed out everywhere else.',
  resetFailed: 'The password was not changed',
  askForLink: 'Request a new link',
  cookieMissing: 'Your browser did not save your sign-in. Allow cookies for this site and try again.',
} as const;
