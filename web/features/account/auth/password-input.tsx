import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { authMessages as say } from './messages.ts';

/** A password field that can be made visible, because long passwords are easier to type if people can check them. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-11"
      />
      <IconButton
        label={isShown ? say.hidePassword : say.showPassword}
        size="sm"
        onClick={() => setIsShown(!isShown)}
        className="absolute end-1 top-1"
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
