import { cn } from '#web/lib/cn.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'busyText'> {
  /** What it does, for people who do not see the icon; also the text of its tooltip. */
  label: string;
}

const square = { sm: 'size-7', md: 'size-9', lg: 'size-11' };

/** A square button that shows only an icon. */
export function IconButton({ label, size, variant = 'ghost', busy, className, children, ...props }: IconButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      title={label}
      variant={variant}
      size={size}
      busy={busy}
      className={cn('px-0', square[size ?? 'md'], className)}
    >
      {busy ? null : children}
    </Button>
  );
}
