import Foundation

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Controls with which the user selects one of several values.
@MainActor final class ChoiceGallery: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let fruit = ["Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs", "Grapes"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stepper = UIStepper()
    stepper.value = 0
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let popUp = UIButton(configuration: .gray())
    popUp.menu = UIMenu(children: ["By name", "By date"].map { UIAction(title: $0) { _ in } })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    let row = UIStackView(arrangedSubviews: [stepper, pages, popUp])
    row.spacing = 20
    row.alignment = .center
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(3, inComponent: 0, animated: false)
    let compact = date(.compact, .dateAndTime)
    let wheels = date(.wheels, .date)
    let column = UIStackView(arrangedSubviews: [row, picker, compact, wheels])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picker.widthAnchor.constraint(equalTo: column.widthAnchor),
      wheels.widthAnchor.constraint(equalTo: column.widthAnchor),
    ])
  }

  private func date(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.locale = Locale(identifier: "en_GB")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_774_123_800)
    return picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? fruit.count : 20
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? fruit[row] : "\(row + 1) kg"
  }
}

/// A list while it is being refreshed.
@MainActor final class RefreshGallery: UIViewController {
  let rows = RowsGallery()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(rows)
    rows.view.frame = view.bounds
    rows.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(rows.view)
    rows.didMove(toParent: self)
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(
      string: "Updated today",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel])
    rows.scroll.refreshControl = control
  }
}
