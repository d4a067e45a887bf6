/// The activity of a table with its rows. An update within another one, or within a pass, returns to that phase when it
/// ends.
enum TablePhase {
  /// None: the screen matches the data, or waits for the next pass.
  case resting
  /// A pass gives the visible rows their cells.
  case layingOut
  /// Rows are taken from before an update to after it. No pass runs, and no view is measured because it has changed.
  case committing
}
