import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { resultsMessages as say } from './messages.ts';
import { MoreButton } from './more-button.tsx';

interface FrozenMenuProps {
  assessmentId: string;
  /** The path of its dashboard. */
  dashboard: string;
}

/** The pages around a frozen result. */
export default function FrozenMenu({ assessmentId, dashboard }: FrozenMenuProps) {
  return (
    <Menu trigger={<MoreButton />}>
      <MenuItem render={<Link to={dashboard} />}>{say.dashboard}</MenuItem>
      <MenuItem render={<Link to={`${screens.register.path}?assessment=${assessmentId}`} />}>{say.register}</MenuItem>
      <MenuItem render={<Link to={`${screens.compare.path}?later=${assessmentId}`} />}>{say.compare}</MenuItem>
    </Menu>
  );
}
