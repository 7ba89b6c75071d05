import { Notice } from '../../../ui/feedback/notice.tsx';
import { Link } from '../../../ui/nav/link.tsx';

export default function TitledAlert() {
  return (
    <Notice tone="info">
      <h3>La potencia se te queda grande</h3>
      <p>
        Pagas 5,75 kW y no has pasado de 3,9 kW en un año.{' '}
        <Link to="/components/accordion">Lee cómo bajarla</Link>.
      </p>
    </Notice>
  );
}
