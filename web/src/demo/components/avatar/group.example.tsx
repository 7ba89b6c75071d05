import { drawPortrait } from '../../../sample-data/pictures.ts';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';

const TEAM = ['Lucía Ferrer', 'Hugo Prieto', 'Carmen Ortiz', 'Iván Gil'];

export default function GroupOfAvatars() {
  return (
    <AvatarGroup
      label="Equipo de Valencia"
      people={TEAM.map((name) => ({ name, picture: drawPortrait(name) }))}
    />
  );
}
