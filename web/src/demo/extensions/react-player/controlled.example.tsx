import { IconMaximize, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { drawLandscape } from '../../../sample-data/pictures.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';
import { MediaControls } from './media-controls.tsx';
import { MediaFacts } from './media-facts.tsx';
import playerStyles from './player.module.css';
import sunnyDay from './sunny-day.webm';
import { useMedia } from './use-media.ts';

export default function ControlledVideo() {
  const { media, state, set } = useMedia();
  const [controls, setControls] = useState(false);
  const toggle = () => (state.playing ? media.current?.pause() : media.current?.play().catch(notifyFailure));
  const stop = () => {
    media.current?.pause();
    set({ currentTime: 0 });
  };
  const enlarge = () => media.current?.requestFullscreen().catch(notifyFailure);
  return (
    <div className="vt-stack">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody speaks in it; its name says what is seen */}
      <video
        ref={media}
        className={playerStyles.video}
        src={sunnyDay}
        width={640}
        height={360}
        controls={controls}
        playsInline
        preload="none"
        poster={drawLandscape('roof', 640, 360)}
        aria-label="Un día de sol en la cubierta, gobernado por los botones de debajo"
      />
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Button icon={state.playing ? IconPlayerPause : IconPlayerPlay} onClick={toggle}>
          {state.playing ? 'Pausar' : 'Reproducir'}
        </Button>
        <Button icon={IconPlayerStop} onClick={stop}>
          Parar
        </Button>
        <Button icon={IconMaximize} onClick={enlarge}>
          Pantalla completa
        </Button>
      </div>
      <MediaControls state={state} onChange={set} />
      <Switch label="Controles del navegador" value={controls} onChange={setControls} />
      <MediaFacts state={state} />
    </div>
  );
}
