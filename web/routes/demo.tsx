import { Link } from 'react-router';

export default function Screen() {
  return (
    <main>
      <h1>Twofold</h1>
      <Link to="/auth">Sign In</Link>
    </main>
  );
}
