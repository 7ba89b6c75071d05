import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';

const TEAM = ['Marta Ros', 'Iván Gil', 'Nuria Sanz', 'Pedro Lago', 'Inés Vidal', 'Óscar Mena', 'Lola Rey'];

export default function LargeGroupOfAvatars() {
  return (
    <AvatarGroup label="Comerciales de Levante" most={4} size={44} people={TEAM.map((name) => ({ name }))} />
  );
}
