/// The role of a window's element, for assistive technology.
package enum AccessibilityRole: Sendable, CaseIterable {
  case window, dialog, alert
  /// A group of elements without a role of its own.
  case group
  case list, listItem, scrollArea, toolBar
  case label, heading, image, link
  case button, toggleButton, toggle, radioButton, tab, tabList
  case textField, secureTextField, textArea
  case menu, menuItem, checkMenuItem
  /// A choice of one row, changed by stepping up and down.
  case spinButton
  case slider, progressBar, busyIndicator
}
