import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { ConfirmLink } from '#web/features/account/auth/confirm-link.tsx';
import { ForgotForm } from '#web/features/account/auth/forgot-form.tsx';
import { type InvitedTo, authMessages as say } from '#web/features/account/auth/messages.ts';
import { authHref, readAuthPlace } from '#web/features/account/auth/read-auth-place.ts';
import { ResetForm } from '#web/features/account/auth/reset-form.tsx';
import { SignInForm } from '#web/features/account/auth/sign-in-form.tsx';
import { SignUpForm, type SignUpInput } from '#web/features/account/auth/sign-up-form.tsx';
import { useGoOn } from '#web/features/account/auth/use-go-on.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { AuthClaim } from '#web/features/shell/page-skeletons/auth-claim.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Wordmark } from '#web/ui/mark.tsx';

/** Assumed until the server has answered: the product's minimum length (product P10), and no confirmation. */
const assumed = { minPasswordLength: 6, isEmailConfirmationRequired: false };

/** Sign in, create an account, recover a password, and the pages that mailed links lead to. */
export default function AuthScreen() {
  const { search, hash } = useLocation();
  const place = readAuthPlace(search, hash);
  const goOn = useGoOn();
  const { data: session } = useQuery(sessionQuery);
  const [typed, setTyped] = useState<SignUpInput>({ fullName: '', email: place.email, password: '' });
  // People who arrive signed in are redirected here; the form redirects people who sign in, with its toast.
  const [isLeaving, setIsLeaving] = useState(false);
  const { minPasswordLength, isEmailConfirmationRequired } = session?.settings ?? assumed;
  const { mode, next } = place;

  const leave = useCallback(
    async (to: string | null) => {
      setIsLeaving(true);
      await goOn(to);
      setIsLeaving(false);
    },
    [goOn],
  );
  if (session?.user && !isLeaving && mode !== 'confirm' && mode !== 'reset') {
    return <Navigate to={next ?? session.landing} replace />;
  }
  const shared = { minPasswordLength, onSignedIn: () => leave(next) };
  const typing = { typed, onTyped: (change: Partial<SignUpInput>) => setTyped((before) => ({ ...before, ...change })) };
  const backToSignIn = <Foot to={authHref('sign-in', next)} label={say.backToSignIn} />;
  switch (mode) {
    case 'confirm':
      return (
        <AuthFrame title={say.checkEmail} isQuiet>
          <ConfirmLink key={place.token} token={place.token} minPasswordLength={minPasswordLength} onSignedIn={leave} />
        </AuthFrame>
      );
    case 'reset':
      return (
        <AuthFrame title={say.resetTitle} intro={say.resetIntro} foot={backToSignIn}>
          <ResetForm key={place.token} token={place.token} {...shared} />
        </AuthFrame>
      );
    case 'forgot':
      return (
        <AuthFrame title={say.forgotTitle} intro={say.forgotIntro} foot={backToSignIn}>
          <ForgotForm email={typed.email} minPasswordLength={minPasswordLength} />
        </AuthFrame>
      );
    case 'sign-up':
      return <SignUp {...shared} {...typing} next={next} isEmailConfirmationRequired={isEmailConfirmationRequired} />;
    case 'sign-in':
      return (
        <AuthFrame
          title={say.signIn}
          intro={say.signInIntro}
          foot={<Foot text={say.noAccount} to={authHref('sign-up', next)} label={say.signUp} />}
        >
          <SignInForm {...shared} {...typing} forgotHref={authHref('forgot', next)} />
        </AuthFrame>
      );
  }
}

type SignUpProps = Omit<ComponentProps<typeof SignUpForm>, 'onConfirmationSent' | 'onTaken'>;

/** The form, followed by a note that a confirmation email has been sent. */
function SignUp(props: SignUpProps) {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const signIn = authHref('sign-in', props.next);
  const { state } = useLocation();
  return (
    <AuthFrame
      title={say.signUp}
      intro={isInvited(state) ? say.signUpInvited(state) : say.signUpIntro}
      foot={<Foot text={say.hasAccount} to={signIn} label={say.signIn} />}
    >
      {sentTo ? (
        <Alert
          tone="info"
          title={say.checkEmail}
          announce
          action={<Button onClick={() => setSentTo(null)}>{say.correctAddress}</Button>}
        >
          <p>{say.checkEmailText}</p>
          <p className="mt-2 break-words">{say.sentTo(sentTo)}</p>
          <p className="mt-2">{say.notReceived}</p>
        </Alert>
      ) : (
        <SignUpForm {...props} onConfirmationSent={setSentTo} onTaken={() => void navigate(signIn)} />
      )}
    </AuthFrame>
  );
}

/** Whether the person comes from the page of an invitation. */
const isInvited = (state: unknown): state is InvitedTo =>
  typeof state === 'object' && state !== null && 'invitedBy' in state && 'companyName' in state;

interface AuthFrameProps {
  title: string;
  intro?: string;
  foot?: ReactNode;
  /** The title is for assistive technology only. */
  isQuiet?: boolean;
  children: ReactNode;
}

function AuthFrame({ title, intro, foot, isQuiet = false, children }: AuthFrameProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-4 py-10 sm:pt-[14vh]">
      <PageTitle>{title}</PageTitle>
      <a href="/" className="self-start rounded-sm">
        <Wordmark />
      </a>
      <header className={isQuiet ? 'sr-only' : undefined}>
        <h1 className="headline text-xl">{title}</h1>
        {intro ? <p className="mt-1 text-sm text-pretty text-muted">{intro}</p> : null}
      </header>
      <Card>
        <CardBody className="sm:py-6">{children}</CardBody>
      </Card>
      {foot}
      <AuthClaim />
    </main>
  );
}

function Foot({ text, to, label }: { text?: string; to: string; label: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
      {text}
      <Link to={to} className="font-medium text-accent underline-offset-4 hover:underline">
        {label}
      </Link>
    </p>
  );
}
