import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct InterfaceErrorTests {
  private typealias Documents = InterfaceDocuments

  @Test(arguments: [
    ("", 1), ("<document>", 1), ("<document>\n<scenes>\n</document>", 3), ("<document a=1/>", 1), ("not xml", 1),
    ("<document/>\n<document/>", 2), ("<document>&nothing;</document>", 1),
  ])
  func malformedDocumentsNameFileAndLine(text: String, line: Int) {
    #expect {
      _ = try InterfaceDocument(data: Data(text.utf8), file: "Bad.storyboard")
    } throws: { error in
      let message = String(describing: error)
      return message.hasPrefix("Bad.storyboard:\(line):") && message.contains("malformed XML: ")
    }
  }

  @Test(arguments: [
    "<?a?><document><view a=\"1\"/></document>", "<document><?a?>\n<?b ?><?c?><view a=\"1\"/><?d e?></document><?f?>",
    "<?xml version=\"1.0\"?><?\u{e9}?><document><view a=\"1\"/></document>",
  ])
  func instructionsWithoutDataMeanNothing(text: String) throws {
    let document = try InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.root.child(named: "view")?["a"] == "1")
  }

  @Test(arguments: [
    ("<?a?>", "     "), ("<?a?><b/>", "     <b/>"), ("<?a b?>", "<?a b?>"), ("<?>", "<?>"), ("<??>", "<??>"),
    ("<?a", "<?a"), ("a?>", "a?>"), ("<?a\n?><?b?>", "<?a\n?>     "), ("<?a<?b?>", "<?a     "), ("", ""),
    ("<!--<?a-->x?>", "<!--<?a-->x?>"),
  ])
  func onlyInstructionsWithoutDataAreBlanked(text: String, expected: String) {
    #expect(String(decoding: EmptyInstructions.blanked(in: Data(text.utf8)), as: UTF8.self) == expected)
  }

  @Test func bytesOutsideUTF8NameTheirLine() {
    let data = Data("<document>\n<view title=\"".utf8) + [0xC3, 0x28] + Data("\"/></document>".utf8)
    #expect {
      _ = try InterfaceDocument(data: data, file: "Bad.xib")
    } throws: { error in
      let message = String(describing: error)
      return message.hasPrefix("Bad.xib:2:") && message.contains("UTF-8")
    }
  }

  @Test func numbersBeyondAnyScreenAreCutToABillion() throws {
    let text = "<document a=\"1e308\" b=\"-1e308\" c=\"inf\" d=\"nan\" e=\"3.5\"/>"
    let root = try InterfaceDocument(data: Data(text.utf8), file: "a.xib").root
    #expect(["a", "b", "c", "d", "e"].map(root.number) == [1e9, -1e9, nil, nil, 3.5])
  }

  @Test func aColourThatIsSavedUnderItsOwnNameIsNone() throws {
    let text = """
      <document><resources><namedColor name="Loop"><color key="x" name="Loop"/></namedColor></resources>
      <view><color key="tintColor" name="Loop"/></view></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    let view = try #require(document.root.child(named: "view"))
    #expect(document.color("tintColor", of: view) == nil)
  }

  @Test func otherXMLIsRefused() {
    #expect(throws: InterfaceError.notADocument(file: "a.xib", root: "html")) {
      _ = try InterfaceDocument(data: Data("<html/>".utf8), file: "a.xib")
    }
  }

  @Test func unknownElementsAreWarningsWithFileAndLine() throws {
    let warnings = try Documents.warnings {
      let storyboard = try Documents.storyboard(
        Documents.plain(#"<holodeck id="m"><warp/></holodeck><label text="still here" id="l"/>"#))
      let controller = try #require(storyboard.instantiateInitialViewController())
      #expect((controller.view.subviews.last as? UILabel)?.text == "still here")
    }
    #expect(warnings == ["Test.storyboard:7: warning: unknown element <holodeck> is ignored"])
  }

  @Test(arguments: [
    (#"<label id="l" customClass="Nobody" customModule="UIKitTests"/>"#, "", "unknown class UIKitTests.Nobody"),
    (#"<label id="l" customClass="RatedView" customModule="UIKitTests"/>"#, "", "RatedView is not a UILabel"),
    (#"<label id="l"/>"#, #"<outlet property="nothing" destination="l" id="o"/>"#, "has no outlet “nothing”"),
    (#"<label id="l"/>"#, #"<outlet property="button" destination="l" id="o"/>"#, "does not take a UILabel"),
    (#"<label id="l"/>"#, #"<outlet property="button" destination="gone" id="o"/>"#, "no object at its other end"),
    (
      #"<button id="l"><connections><action selector="fly:" destination="a" eventType="touchUpInside" id="o"/></connections></button>"#,
      "", "has no action “fly:”"
    ),
    (#"<label id="l"><color key="textColor" name="Nope"/></label>"#, "", "the colour “Nope”"),
    (#"<imageView image="nope" id="l"/>"#, "", "no image named “nope”"),
  ])
  func oddConnectionsAreWarnings(subviews: String, connections: String, text: String) throws {
    let warnings = try Documents.warnings {
      let storyboard = try Documents.storyboard(Documents.plain(subviews, connections: connections))
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    }
    #expect(warnings.count == 1 && warnings.first?.contains(text) == true, "\(warnings)")
    #expect(warnings.first?.hasPrefix("Test.storyboard:") == true)
  }

  /// The storyboard belongs to another target of the package.
  @Test func theBundleOfAClassHasTheDocumentsOfAllTargets() {
    for bundle in [nil, Bundle.main, Bundle(for: UIView.self)] {
      #expect(InterfaceFiles.find("Main", extensions: ["storyboard"], in: bundle) != nil)
    }
    let other = Bundle(path: NSTemporaryDirectory())
    #expect(other != nil && InterfaceFiles.find("Main", extensions: ["storyboard"], in: other) == nil)
  }

  @Test("A nib that is not there may be registered; instantiating it stops with UIKit's words")
  func missingNibs() async throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "Nowhere", bundle: nil), forCellWithReuseIdentifier: "cell")
    view.register(UINib(data: Data("no nib".utf8), bundle: nil), forCellWithReuseIdentifier: "other")
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Could not load NIB in bundle: ") && text.contains(" with name 'Nowhere'"))
  }
}
