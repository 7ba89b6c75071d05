import { IconBoltFilled, IconHeartFilled, IconSunFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Rating } from '../../kit/rating/rating.tsx';
import styles from '../extensions.module.css';

const QUESTIONS = [
  { id: 'sun', label: 'Horas de sol de tu cubierta', icon: IconSunFilled, most: 5 },
  { id: 'bolt', label: 'Prisa por contratar', icon: IconBoltFilled, most: 3 },
  { id: 'heart', label: 'Ganas de seguir con nosotros', icon: IconHeartFilled, most: 10 },
];

export default function IconRating() {
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({ sun: 3, bolt: 2, heart: 9 });
  return QUESTIONS.map(({ id, label, icon, most }) => (
    <div key={id} className="vt-stack">
      <span>{label}</span>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Rating
          label={label}
          icon={icon}
          most={most}
          size={most > 5 ? 20 : 24}
          value={given[id] ?? 0}
          onChange={(value) => setGiven({ ...given, [id]: value })}
        />
        <span>
          {given[id]} de {most}
        </span>
      </div>
    </div>
  ));
}
