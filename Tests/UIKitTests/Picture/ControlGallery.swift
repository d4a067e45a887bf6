import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Every control in most of its states, laid out as in an app.
@MainActor final class ControlGallery: UIViewController {
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 14
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    addButtons()
    addValues()
    addFields()
  }

  private func row(_ views: [UIView], spacing: CGFloat = 12, fills: Bool = false) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = spacing
    row.alignment = .center
    column.addArrangedSubview(row)
    if fills { row.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true }
  }

  private func addButtons() {
    let makers: [(String, () -> UIButton.Configuration)] = [
      ("Plain", UIButton.Configuration.plain), ("Gray", UIButton.Configuration.gray),
      ("Tinted", UIButton.Configuration.tinted), ("Filled", UIButton.Configuration.filled),
    ]
    for enabled in [true, false] {
      row(
        makers.map { name, make in
          var configuration = make()
          configuration.title = name
          let button = UIButton(configuration: configuration)
          button.isEnabled = enabled
          return button
        } + [systemButton("System", enabled), selectedButton(enabled)])
    }
    row(
      [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Size"
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 6
        configuration.buttonSize = size
        configuration.cornerStyle = size == .large ? .capsule : .dynamic
        return UIButton(configuration: configuration)
      })
    var subtitled = UIButton.Configuration.tinted()
    subtitled.title = "Subtitled"
    subtitled.subtitle = "with a second line"
    subtitled.image = UIImage(systemName: "tray")
    subtitled.imagePadding = 8
    var stacked = UIButton.Configuration.gray()
    stacked.title = "On top"
    stacked.image = UIImage(systemName: "folder")
    stacked.imagePlacement = .top
    stacked.imagePadding = 4
    var busy = UIButton.Configuration.filled()
    busy.title = "Wait"
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    var red = UIButton.Configuration.filled()
    red.title = "Delete"
    red.baseBackgroundColor = .systemRed
    row([subtitled, stacked, busy, red].map { UIButton(configuration: $0) })
    row([
      UIButton(type: .contactAdd), UIButton(type: .infoLight), UIButton(type: .detailDisclosure),
      UIButton(type: .close),
    ])
  }

  private func systemButton(_ title: String, _ enabled: Bool) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = enabled
    return button
  }

  private func selectedButton(_ enabled: Bool) -> UIButton {
    let button = systemButton("Selected", enabled)
    button.isSelected = true
    return button
  }

  private func addValues() {
    let switches: [UISwitch] = [(false, true), (true, true), (false, false), (true, false)].map { on, enabled in
      let toggle = UISwitch()
      toggle.isOn = on
      toggle.isEnabled = enabled
      return toggle
    }
    row(switches)
    for (value, enabled) in [(Float(0.4), true), (0.7, false)] {
      let slider = UISlider()
      slider.value = value
      slider.isEnabled = enabled
      column.addArrangedSubview(slider)
      slider.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    }
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 2)
    let none = UISegmentedControl(items: ["None", "Chosen"])
    row([segments, none])
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    column.addArrangedSubview(progress)
    progress.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    for indicator in [medium, large] {
      indicator.hidesWhenStopped = false
      indicator.isHidden = false
    }
    row([medium, large])
  }

  private func addFields() {
    let styles: [(UITextField.BorderStyle, String?)] = [
      (.roundedRect, nil), (.roundedRect, "Rounded"), (.line, "Line"), (.bezel, "Bezel"), (.none, "No border"),
    ]
    let fields: [UITextField] = styles.map { style, text in
      let field = UITextField()
      field.borderStyle = style
      field.text = text
      field.placeholder = "Placeholder"
      field.clearButtonMode = text == "Rounded" ? .always : .never
      return field
    }
    for pair in [fields[0...1], fields[2...4]] {
      let row = UIStackView(arrangedSubviews: Array(pair))
      row.spacing = 12
      row.distribution = .fillEqually
      column.addArrangedSubview(row)
      row.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    }
    let bar = UISearchBar()
    bar.placeholder = "Search"
    let filled = UISearchBar()
    filled.text = "Some words"
    filled.showsCancelButton = true
    for bar in [bar, filled] {
      column.addArrangedSubview(bar)
      bar.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    }
  }
}

/// A label in each text style, and lines that wrap, are truncated and shrink.
@MainActor final class TextGallery: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
      ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
      ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    for (name, style) in styles {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: style)
      column.addArrangedSubview(label)
    }
    for (text, color) in [
      ("Secondary label", UIColor.secondaryLabel), ("Tertiary label", .tertiaryLabel), ("Link", .link),
    ] {
      let label = UILabel()
      label.text = text
      label.textColor = color
      column.addArrangedSubview(label)
    }
    let wrapped = UILabel()
    wrapped.numberOfLines = 3
    wrapped.text = String(repeating: "Text that wraps over several lines and then ends in an ellipsis. ", count: 6)
    column.addArrangedSubview(wrapped)
    let shrunk = UILabel()
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.5
    shrunk.text = "One line that becomes smaller until it fits into the room there is"
    column.addArrangedSubview(shrunk)
    let mixed = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    mixed.append(NSAttributedString(string: "red, ", attributes: [.foregroundColor: UIColor.systemRed]))
    mixed.append(
      NSAttributedString(string: "underlined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    mixed.append(
      NSAttributedString(string: " and struck", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))
    let attributed = UILabel()
    attributed.attributedText = mixed
    column.addArrangedSubview(attributed)
  }
}
