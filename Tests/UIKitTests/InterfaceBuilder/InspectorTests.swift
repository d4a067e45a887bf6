import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The attributes that Interface Builder's inspectors write for each kind of view, and their effects.
@MainActor @Suite struct InspectorTests {
  private typealias Documents = InterfaceDocuments

  /// Loads the only view of a document, which must not cause a warning.
  private func view<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
    var made: View?
    let warnings = try Documents.warnings {
      made = try Documents.nib(element).instantiate(withOwner: nil).first as? View
    }
    #expect(warnings == [])
    return try #require(made)
  }

  private static func color(_ key: String, _ red: Double) -> String {
    #"<color key="\#(key)" red="\#(red)" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  }

  private func red(_ color: UIColor?) -> CGFloat? {
    var red: CGFloat = 0
    guard let color, color.getRed(&red, green: nil, blue: nil, alpha: nil) else { return nil }
    return (red * 100).rounded() / 100
  }

  @Test func views() throws {
    let view: UIView = try view(
      """
      <view hidden="YES" opaque="NO" alpha="0.25" tag="12" clipsSubviews="YES" multipleTouchEnabled="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" semanticContentAttribute="forceRightToLeft" autoresizesSubviews="NO" clearsContextBeforeDrawing="NO" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" horizontalHuggingPriority="251" verticalHuggingPriority="252" horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="748" id="v">
      <rect key="frame" x="1" y="2" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES" flexibleMinY="YES" heightSizable="YES" flexibleMaxY="YES"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      \(Self.color("backgroundColor", 0.5))\(Self.color("tintColor", 0.25))
      <accessibility key="accessibilityConfiguration" hint="Hint" identifier="ident" label="Label"/>
      </view>
      """)
    #expect(view.isHidden && !view.isOpaque && view.alpha == 0.25 && view.tag == 12 && view.clipsToBounds)
    #expect(view.isMultipleTouchEnabled && !view.isUserInteractionEnabled && view.contentMode == .scaleAspectFit)
    #expect(view.semanticContentAttribute == .forceRightToLeft && !view.autoresizesSubviews)
    #expect(!view.clearsContextBeforeDrawing && view.preservesSuperviewLayoutMargins)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 748)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.autoresizingMask.rawValue == 63)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(red(view.backgroundColor) == 0.5 && red(view.tintColor) == 0.25)
    #expect(view.accessibilityHint == "Hint" && view.accessibilityIdentifier == "ident")
    #expect(view.accessibilityLabel == "Label")
  }

  @Test func textViews() throws {
    let view: UITextView = try view(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" editable="NO" textAlignment="center" selectable="NO" id="v">
      <rect key="frame" x="1" y="2" width="240" height="128"/>
      <string key="text">Lorem ipsum</string>
      \(Self.color("textColor", 0.5))
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="URL"/>
      <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      </textView>
      """)
    #expect(view.text == "Lorem ipsum" && view.textAlignment == .center && view.font?.pointSize == 14)
    #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 240, height: 128) && red(view.textColor) == 0.5)
    #expect(view.autocapitalizationType == .words && view.keyboardType == .URL)
    #expect(view.dataDetectorTypes == [.phoneNumber, .link])
  }

  @Test(arguments: [
    (#"red="1" green="0.5" blue="0.25" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#, [1, 0.5, 0.25, 0.5]),
    (#"red="1" green="0.5" blue="0.25" alpha="1" colorSpace="calibratedRGB""#, [1, 0.5, 0.25, 1]),
    (
      #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, [0.5, 0.5, 0.5, 1]
    ),
    (#"white="0.25" alpha="0.75" colorSpace="calibratedWhite""#, [0.25, 0.25, 0.25, 0.75]),
  ])
  func colours(attributes: String, components: [CGFloat]) throws {
    let view: UIView = try view(#"<view id="v"><color key="backgroundColor" \#(attributes)/></view>"#)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = try #require(view.backgroundColor)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let found = [red, green, blue, alpha]
    #expect(zip(found, components).allSatisfy { abs($0 - $1) < 0.004 }, "\(found)")
  }

  @Test(arguments: [
    ("systemBackgroundColor", UIColor.systemBackground), ("labelColor", .label), ("linkColor", .link),
    ("secondarySystemGroupedBackgroundColor", .secondarySystemGroupedBackground), ("systemRedColor", .systemRed),
    ("opaqueSeparatorColor", .opaqueSeparator), ("tertiarySystemFillColor", .tertiarySystemFill),
    ("darkTextColor", .darkText), ("tintColor", .tintColor),
    ("groupTableViewBackgroundColor", .systemGroupedBackground),
  ])
  func systemColours(name: String, color: UIColor) throws {
    let view: UIView = try view(#"<view id="v"><color key="backgroundColor" systemColor="\#(name)"/></view>"#)
    #expect(view.backgroundColor == color)
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, UIFont.systemFont(ofSize: 17)),
    (#"type="boldSystem" pointSize="18""#, .boldSystemFont(ofSize: 18)),
    (#"type="italicSystem" pointSize="19""#, .italicSystemFont(ofSize: 19)),
    (#"type="system" weight="heavy" pointSize="20""#, .systemFont(ofSize: 20, weight: .heavy)),
    (#"style="UICTFontTextStyleTitle1""#, .preferredFont(forTextStyle: .title1)),
    (#"style="UICTFontTextStyleFootnote""#, .preferredFont(forTextStyle: .footnote)),
  ])
  func fonts(attributes: String, font: UIFont) throws {
    let label: UILabel = try view(#"<label id="l"><fontDescription key="fontDescription" \#(attributes)/></label>"#)
    #expect(label.font == font)
  }

  @Test func symbols() throws {
    let imageView: UIImageView = try view(
      """
      <imageView image="star.fill" catalog="system" id="i">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="40" scale="large" weight="light"/>
      </imageView>
      """)
    #expect(
      imageView.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 40, weight: .light, scale: .large))
    #expect(imageView.intrinsicContentSize.height > 40)

    let byFont: UIImageView = try view(
      """
      <imageView image="star.fill" catalog="system" id="i">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small">
      <fontDescription key="fontDescription" type="system" pointSize="24"/></preferredSymbolConfiguration>
      </imageView>
      """)
    #expect(
      byFont.preferredSymbolConfiguration?.pointSize == 24 && byFont.preferredSymbolConfiguration?.scale == .small)

    let button: UIButton = try view(
      """
      <button buttonType="system" id="b"><state key="normal">
      <imageReference key="image" image="plus" catalog="system" symbolScale="large"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30"/>
      </state></button>
      """)
    #expect(button.image(for: .normal)?.symbolConfiguration?.scale == .large)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal)?.pointSize == 30)
  }

  @Test func imageViews() throws {
    let imageView: UIImageView = try view(
      #"<imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFill" image="star" catalog="system" highlighted="YES" id="i"/>"#
    )
    #expect(imageView.contentMode == .scaleAspectFill && imageView.clipsToBounds && imageView.isHighlighted)
    #expect(imageView.image != nil && !imageView.isUserInteractionEnabled)
  }

  @Test func buttons() throws {
    let button: UIButton = try view(
      """
      <button opaque="NO" enabled="NO" selected="YES" contentHorizontalAlignment="leading" contentVerticalAlignment="bottom" buttonType="custom" lineBreakMode="middleTruncation" id="b">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
      <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
      <state key="normal" title="Go">\(Self.color("titleColor", 0.5))</state>
      <state key="selected" title="Gone" image="star" catalog="system"/>
      <state key="disabled"><string key="title">Two
      lines</string></state>
      </button>
      """)
    #expect(!button.isEnabled && button.isSelected)
    #expect(button.contentHorizontalAlignment == .leading && button.contentVerticalAlignment == .bottom)
    #expect(button.buttonType == .custom && button.titleLabel?.font == .boldSystemFont(ofSize: 21))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    #expect(button.title(for: .normal) == "Go" && button.title(for: .selected) == "Gone")
    #expect(button.title(for: .disabled)?.hasPrefix("Two\n") == true)
    #expect(red(button.titleColor(for: .normal)) == 0.5 && button.image(for: .selected) != nil)
  }

  @Test func configuredButtons() throws {
    let button: UIButton = try view(
      """
      <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="filled" title="Save" subtitle="all" imagePadding="6" cornerStyle="capsule" imagePlacement="trailing" buttonSize="large">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      \(Self.color("baseForegroundColor", 0.5))\(Self.color("baseBackgroundColor", 0.25))</buttonConfiguration></button>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Save" && configuration.subtitle == "all" && configuration.imagePadding == 6)
    #expect(configuration.cornerStyle == .capsule && configuration.imagePlacement == .trailing)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(red(configuration.baseForegroundColor) == 0.5 && red(configuration.baseBackgroundColor) == 0.25)
  }

  @Test func textFields() throws {
    let field: UITextField = try view(
      """
      <textField opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" text="abc" borderStyle="line" placeholder="Name" textAlignment="center" clearsOnBeginEditing="YES" adjustsFontSizeToFit="YES" minimumFontSize="9" clearButtonMode="unlessEditing" id="f">
      \(Self.color("textColor", 0.5))<fontDescription key="fontDescription" type="system" pointSize="13"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="emailAddress" returnKeyType="go" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"/>
      </textField>
      """)
    #expect(field.text == "abc" && field.placeholder == "Name" && field.borderStyle == .line)
    #expect(field.textAlignment == .center && field.clearsOnBeginEditing && field.adjustsFontSizeToFitWidth)
    #expect(field.minimumFontSize == 9 && field.clearButtonMode == .unlessEditing && field.font?.pointSize == 13)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no && field.returnKeyType == .go)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry && red(field.textColor) == 0.5)
  }

  @Test func searchBars() throws {
    let bar: UISearchBar = try view(
      """
      <searchBar contentMode="redraw" text="cat" prompt="Find" placeholder="Animals" searchBarStyle="minimal" showsCancelButton="YES" translucent="NO" id="s">
      <textInputTraits key="textInputTraits" returnKeyType="done"/>\(Self.color("barTintColor", 0.5))</searchBar>
      """)
    #expect(bar.text == "cat" && bar.prompt == "Find" && bar.placeholder == "Animals")
    #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton && !bar.isTranslucent)
    #expect(bar.searchTextField.returnKeyType == .done && red(bar.barTintColor) == 0.5)
  }

  @Test func valueControls() throws {
    let toggle: UISwitch = try view(
      #"<switch opaque="NO" on="YES" id="w">\#(Self.color("onTintColor", 0.5))\#(Self.color("thumbTintColor", 0.25))</switch>"#
    )
    #expect(toggle.isOn && red(toggle.onTintColor) == 0.5 && red(toggle.thumbTintColor) == 0.25)
    let off: UISwitch = try view(#"<switch id="w"/>"#)
    #expect(!off.isOn)
    let slider: UISlider = try view(
      #"<slider opaque="NO" value="70" minValue="50" maxValue="90" continuous="NO" id="l">\#(Self.color("minimumTrackTintColor", 0.5))\#(Self.color("maximumTrackTintColor", 0.25))\#(Self.color("thumbTintColor", 1))</slider>"#
    )
    #expect(slider.value == 70 && slider.minimumValue == 50 && slider.maximumValue == 90 && !slider.isContinuous)
    #expect(red(slider.minimumTrackTintColor) == 0.5 && red(slider.maximumTrackTintColor) == 0.25)
    #expect(red(slider.thumbTintColor) == 1)
    let segments: UISegmentedControl = try view(
      #"<segmentedControl selectedSegmentIndex="1" momentary="YES" id="g"><segments><segment title="One"/><segment title="Two"/><segment title="Three" enabled="NO"/></segments>\#(Self.color("selectedSegmentTintColor", 0.5))</segmentedControl>"#
    )
    #expect((0..<3).map { segments.titleForSegment(at: $0) } == ["One", "Two", "Three"])
    #expect(segments.selectedSegmentIndex == 1 && segments.isMomentary && !segments.isEnabledForSegment(at: 2))
    #expect(red(segments.selectedSegmentTintColor) == 0.5)
    let stepper: UIStepper = try view(
      #"<stepper value="150" minimumValue="10" maximumValue="200" stepValue="5" wraps="YES" autorepeat="NO" continuous="NO" id="t"/>"#
    )
    #expect(stepper.value == 150 && stepper.minimumValue == 10 && stepper.maximumValue == 200 && stepper.stepValue == 5)
    #expect(stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
    let pages: UIPageControl = try view(
      #"<pageControl numberOfPages="5" currentPage="3" hidesForSinglePage="YES" id="c">\#(Self.color("pageIndicatorTintColor", 0.5))\#(Self.color("currentPageIndicatorTintColor", 0.25))</pageControl>"#
    )
    #expect(pages.numberOfPages == 5 && pages.currentPage == 3 && pages.hidesForSinglePage)
    #expect(red(pages.pageIndicatorTintColor) == 0.5 && red(pages.currentPageIndicatorTintColor) == 0.25)
    let progress: UIProgressView = try view(
      #"<progressView progressViewStyle="bar" progress="0.75" id="p">\#(Self.color("progressTintColor", 0.5))\#(Self.color("trackTintColor", 0.25))</progressView>"#
    )
    #expect(progress.progress == 0.75 && progress.progressViewStyle == .bar)
    #expect(red(progress.progressTintColor) == 0.5 && red(progress.trackTintColor) == 0.25)
    let indicator: UIActivityIndicatorView = try view(
      #"<activityIndicatorView hidesWhenStopped="NO" animating="YES" style="large" id="a">\#(Self.color("color", 0.5))</activityIndicatorView>"#
    )
    #expect(!indicator.hidesWhenStopped && indicator.isAnimating && indicator.style == .large)
    #expect(red(indicator.color) == 0.5)
  }

  @Test func scrollViews() throws {
    let view: UIScrollView = try view(
      """
      <scrollView clipsSubviews="YES" directionalLockEnabled="YES" alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" pagingEnabled="YES" showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" delaysContentTouches="NO" canCancelContentTouches="NO" minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO" keyboardDismissMode="interactive" indicatorStyle="white" contentInsetAdjustmentBehavior="never" scrollEnabled="NO" id="s">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <refreshControl key="refreshControl" id="r"/>
      </scrollView>
      """)
    #expect(view.isDirectionalLockEnabled && view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    #expect(view.isPagingEnabled && !view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    #expect(!view.delaysContentTouches && !view.canCancelContentTouches && !view.bouncesZoom && !view.isScrollEnabled)
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3 && view.keyboardDismissMode == .interactive)
    #expect(view.indicatorStyle == .white && view.contentInsetAdjustmentBehavior == .never)
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) && view.refreshControl != nil)
  }

  @Test(arguments: [
    ("tapGestureRecognizer", #"numberOfTapsRequired="2""#), ("panGestureRecognizer", #"minimumNumberOfTouches="2""#),
    ("pongPressGestureRecognizer", #"minimumPressDuration="1.5""#), ("swipeGestureRecognizer", #"direction="up""#),
    ("pinchGestureRecognizer", ""), ("rotationGestureRecognizer", ""), ("screenEdgePanGestureRecognizer", ""),
  ])
  func gestures(name: String, attributes: String) throws {
    var objects: [Any] = []
    let warnings = try Documents.warnings {
      objects = try Documents.nib(
        """
        <view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></view>
        <\(name) cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" \(attributes) id="g"/>
        """
      ).instantiate(withOwner: nil)
    }
    #expect(warnings == [])
    let gesture = try #require((objects.first as? UIView)?.gestureRecognizers?.first)
    #expect(!gesture.cancelsTouchesInView && gesture.delaysTouchesBegan && !gesture.delaysTouchesEnded)
    switch gesture {
    case let tap as UITapGestureRecognizer: #expect(tap.numberOfTapsRequired == 2)
    case let press as UILongPressGestureRecognizer: #expect(press.minimumPressDuration == 1.5)
    case let swipe as UISwipeGestureRecognizer: #expect(swipe.direction == .up)
    case is UIScreenEdgePanGestureRecognizer: break
    case let pan as UIPanGestureRecognizer: #expect(pan.minimumNumberOfTouches == 2)
    default: break
    }
  }

  @Test func runtimeAttributesOfEveryType() throws {
    let view: RatedView = try view(
      """
      <view id="v" customClass="RatedView" customModule="UIKitTests"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="boolean" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="integer"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="real"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="string" value="text"/>
      <userDefinedRuntimeAttribute type="string" keyPath="localized" localized="YES" value="words"/>
      <userDefinedRuntimeAttribute type="point" keyPath="point"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="rect"><rect key="value" x="5" y="6" width="7" height="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="range"><range key="value" location="9" length="10"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="color">\(Self.color("value", 0.5))</userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="image" value="star" catalog="system"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.values["boolean"] as? Bool == true && view.values["integer"] as? Int == 4)
    #expect(view.values["real"] as? CGFloat == 0.5 && view.values["string"] as? String == "text")
    #expect(view.values["localized"] as? String == "words")
    #expect(view.values["point"] as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(view.values["size"] as? CGSize == CGSize(width: 3, height: 4))
    #expect(view.values["rect"] as? CGRect == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.values["range"] as? NSRange == NSRange(location: 9, length: 10))
    #expect(red(view.values["color"] as? UIColor) == 0.5 && view.values["image"] is UIImage)
  }
}
