import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ButtonTests {
  @Test func aConfiguredButtonShowsItsTitleFromTheStart() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Go")
    #expect(button.intrinsicContentSize.width > 24)
    #expect(button.intrinsicContentSize.height > 30)
  }

  @Test func titleAttributesCanBeTransformed() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 31)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 31))
  }

  @Test func theUpdateHandlerFollowsTheState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func anActionGivesAConfiguredButtonItsTitle() {
    var runs = 0
    let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Act") { _ in runs += 1 })
    #expect(button.titleLabel?.text == "Act")
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test func aWrappingTitleMakesTheButtonHigherInANarrowPlace() {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "A title that does not fit into one line of a narrow button"
      let button = UIButton(configuration: configuration)
      let line = button.intrinsicContentSize.height
      button.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: stage.window.topAnchor),
        button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 160),
      ])
      stage.window.layoutIfNeeded()
      stage.window.layoutIfNeeded()
      #expect(button.frame.height > line * 1.8)
    }
  }

  @Test func baselinesOfButtonFieldAndLabelMeet() {
    Stage.run(size: CGSize(width: 600, height: 300), scale: 2) { stage in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Button"
      let button = UIButton(configuration: configuration)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Field"
      let label = UILabel()
      label.text = "Label"
      label.font = .systemFont(ofSize: 30)
      let row = UIStackView(arrangedSubviews: [label, button, field])
      row.alignment = .firstBaseline
      row.frame = CGRect(x: 0, y: 50, width: 500, height: 100)
      stage.window.addSubview(row)
      stage.window.layoutIfNeeded()
      let baselines = [
        label.frame.minY + label.firstBaselineFromTop, button.frame.minY + button.firstBaselineFromTop,
        field.frame.minY + field.firstBaselineFromTop,
      ]
      #expect(abs(baselines[0] - baselines[1]) <= 1)
      #expect(abs(baselines[0] - baselines[2]) <= 1)
    }
  }

  @Test(arguments: [
    (ButtonLayout.Side.left, CGRect(x: 0, y: 5, width: 20, height: 20), CGRect(x: 26, y: 0, width: 50, height: 30)),
    (.right, CGRect(x: 56, y: 5, width: 20, height: 20), CGRect(x: 0, y: 0, width: 50, height: 30)),
    (.top, CGRect(x: 28, y: -13, width: 20, height: 20), CGRect(x: 13, y: 13, width: 50, height: 30)),
  ])
  func partsGoBesideEachOther(side: ButtonLayout.Side, image: CGRect, title: CGRect) {
    var layout = ButtonLayout()
    layout.image = CGSize(width: 20, height: 20)
    layout.hasTitle = true
    layout.title = { CGSize(width: min(50, $0), height: 30) }
    layout.imagePadding = 6
    layout.imageSide = side
    let frames = layout.frames(in: CGRect(x: 0, y: 0, width: 76, height: 30))
    #expect(frames.image == image)
    #expect(frames.title == title)
  }

  @Test func symbolsComeInSizesAndWeights() {
    let small = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    let large = small?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    #expect(small?.size.height == 12)
    #expect(large?.size.height == 46)
    #expect(large?.symbolConfiguration?.weight == .bold)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    for name in ["plus.circle.fill", "xmark.square", "chevron.right.circle", "exclamationmark.triangle.fill"] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
  }
}

@MainActor @Suite struct PlainButtonTests {
  @Test func aButtonWithoutConfigurationHasSixPointsAboveAndBelowItsTitle() {
    let button = UIButton()
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Button"
    #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 12)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 2)
  }

  /// On iOS the title of 15 points is 18 high, the button 30, and with two lines 48.
  @Test(arguments: [UIButton.ButtonType.custom, .system]) func aTitleOfTwoLinesMakesTheButtonHigherByALine(
    type: UIButton.ButtonType
  ) {
    let button = UIButton(type: type)
    let label = UILabel()
    for text in ["Button", "Button\nButton"] {
      button.setTitle(text, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.titleLabel?.numberOfLines = 0
      label.font = .systemFont(ofSize: 15)
      label.numberOfLines = 0
      label.text = text
      let height = label.intrinsicContentSize.height + 12
      #expect(button.intrinsicContentSize.height == height, "\(text)")
      #expect(button.sizeThatFits(CGSize(width: 320, height: 0)).height == height, "\(text)")
      let fitting = button.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: UILayoutPriority(10))
      #expect(fitting == CGSize(width: 320, height: height), "\(text)")
    }
    #expect(button.intrinsicContentSize.height > 40)
  }
}
