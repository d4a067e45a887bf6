extension XCUIElement {
  /// The kind of an element.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype).
  public enum ElementType: UInt, Sendable {
    case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
    case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
    case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
    case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map
    case webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup
    case splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid
    case levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }
}
