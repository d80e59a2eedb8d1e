/**
 * Before the submit button of a form that needs scripts: without them, a disabled default button keeps Enter from
 * submitting. With scripts the browser does not parse it, so that early submissions are seen and repeated.
 */
export const NoScriptSubmitGuard = () => (
  <noscript>
    <button type="submit" disabled hidden />
  </noscript>
);
