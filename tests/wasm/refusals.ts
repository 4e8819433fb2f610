/** What a call is refused with, by the message of the Error that it throws. */
export function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'not refused';
}
