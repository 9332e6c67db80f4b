import { forPerson, forVisitor } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { QueueFull } from '#server/platform/limits/work-queue.ts';
import { changePassword as changePasswordOf } from './change-password.ts';
import { confirmByLink } from './confirm.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { requestReset as requestResetFor, resetPassword } from './reset-password.ts';
import { signInWithPassword } from './sign-in.ts';
import { signOutHere } from './sign-out.ts';
import { createAccountFor } from './sign-up.ts';

/** Passwords are hashed slowly, two at a time; if too many requests are waiting, further ones are refused. */
async function refusingWhenBusy<T>(work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueFull) refuse('too-busy');
    throw error;
  }
}

const accountsOfVisitors = forVisitor.use(({ next }) => refusingWhenBusy(next));
const accountsOfPersons = forPerson.use(({ next }) => refusingWhenBusy(next));

const signIn = accountsOfVisitors.auth.signIn.handler(async ({ context, input }) => {
  await signInWithPassword(context, input);
  return {};
});

const signUp = accountsOfVisitors.auth.signUp.handler(async ({ context, input }) => ({
  outcome: await createAccountFor(context, input),
}));

const signOut = accountsOfVisitors.auth.signOut.handler(async ({ context }) => {
  await signOutHere(context);
  return {};
});

const confirm = accountsOfVisitors.auth.confirm.handler(async ({ context, input }) => ({
  next: await confirmByLink(context, input.token),
}));

const requestReset = accountsOfVisitors.auth.requestReset.handler(async ({ context, input }) => {
  await requestResetFor(context, input.email);
  return {};
});

const reset = accountsOfVisitors.auth.reset.handler(async ({ context, input }) => {
  await resetPassword(context, input);
  return {};
});

const changePassword = accountsOfPersons.auth.changePassword.handler(async ({ context, input }) => {
  await changePasswordOf(context, context.person, input);
  return {};
});

const deleteAccount = accountsOfPersons.auth.deleteAccount.handler(async ({ context, input }) => {
  await deleteOwnAccount(context, input);
  return {};
});

export const authRoutes = { signIn, signUp, signOut, confirm, requestReset, reset, changePassword, deleteAccount };
