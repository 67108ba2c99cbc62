/** Control's screen in five steps: what each part is for, and what to do with it at once. */
export const TOUR: { title: string; says: string; try: string }[] = [
  {
    title: 'One button leads on',
    says: 'The big button says what it will do next, and the line below it says what that means. Space presses it. Where somebody has to decide first, it opens that decision instead.',
    try: 'Close this, read the button, and press Space when everybody is here.',
  },
  {
    title: 'The seats, at the left',
    says: 'Each row is a faction: who is connected, what the table waits for, and since when. Touch one to act for it, to show its code again, or to change how it is played.',
    try: 'Press 1. Set a seat to “Played by the program”, and it plays along.',
  },
  {
    title: 'The city, at the right',
    says: 'Stasis, Divine Wrath, the agenda, the questions of the room, and whatever needs attention, each with what helps against it. Any number says why it is so when it is touched.',
    try: 'Touch the Stasis number. A new value needs a reason, which the log keeps.',
  },
  {
    title: 'Nothing is final',
    says: 'Ctrl Z takes back the last step and says first what that costs. The history takes back any other. P pauses everything at once and asks for the reason afterwards.',
    try: 'Press P, then Space to go on.',
  },
  {
    title: 'What the room sees',
    says: 'The projector follows the phases by itself. S holds a scene, A announces a sentence to every screen, and Ctrl K finds every other action by its name.',
    try: 'Press Ctrl K and type “hold up”.',
  },
];
