/** The stage on which every scene is drawn, in stage pixels; it is scaled as a whole to the window. */
export const STAGE = { width: 1920, height: 1080 } as const;

/** Height of the lower band, in stage pixels. */
export const BAND = 148;

/** How much of the band an announcement takes, in stage pixels. */
export const ANNOUNCED = 84;

/** What is left for a scene above the band. */
export const SCENE = { width: STAGE.width, height: STAGE.height - BAND } as const;

/** Where the stage lies in a window. */
export interface Fitted {
  scale: number;
  left: number;
  top: number;
}

/** The largest stage that fits a window of this size, centred; what is left over stays dark. */
export function fitted(
  width: number,
  height: number,
  stage: { width: number; height: number } = STAGE,
): Fitted {
  const scale = Math.max(0.05, Math.min(width / stage.width, height / stage.height));
  return {
    scale,
    left: Math.max(0, (width - stage.width * scale) / 2),
    top: Math.max(0, (height - stage.height * scale) / 2),
  };
}
