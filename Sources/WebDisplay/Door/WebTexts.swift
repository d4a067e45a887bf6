/// The texts sent to browsers, in English unless the app supplies translations.
package struct WebTexts: Sendable {
  /// The texts' language as an HTML code, and whether it is written from right to left.
  package var language = "en"
  package var isRightToLeft = false

  // Each contains the program's name.
  package var needsAddress: @Sendable (_ title: String) -> String = {
    "To use \($0) here, open the complete address that it printed in the terminal when it started."
  }
  package var otherPage: @Sendable (_ title: String) -> String = { "\($0) does not answer requests from other pages." }
  package var otherRequest: @Sendable (_ title: String) -> String = { "\($0) does not support this kind of request." }
  package var lost: @Sendable (_ title: String) -> String = { "The connection to \($0) was lost. Connecting again…" }
  package var elsewhere: @Sendable (_ title: String) -> String = { "\($0) was opened in another tab or browser." }
  package var full: @Sendable (_ title: String) -> String = { "\($0) has reached its maximum number of viewers." }

  package var connecting = "Connecting…"
  /// The label of a button that only screen readers find.
  package var readAloud = "Enable the screen reader"
  package var useHere = "Use it here"
  package var tryAgain = "Try again"
  package var nothingThere = "There is nothing at this address."
  package var password = "Password"
  package var logIn = "Log in"
  package var logOut = "Log out"
  package var wrongPassword = "That is not the password."
  package var tooManyTries = "Too many attempts. Wait a moment and try again."
  package var dropRefused = "This file could not be added."
  /// Printed with the address when windows are served to browsers.
  package var announcement: @Sendable (_ address: String) -> String = {
    "Open \($0) in a browser. Press Ctrl-C to stop."
  }

  package init() {}
}
