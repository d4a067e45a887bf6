import AppleNames
import Testing
import UIKit

@Suite struct AttributedDocumentTests {
  private static func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  /// Returns the attributes of the first occurrence of a word.
  private static func attributes(_ word: String, in text: NSAttributedString) throws -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: word)
    try #require(range.location != NSNotFound)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private static func attributes(_ word: String, inHTML html: String) throws -> [NSAttributedString.Key: Any] {
    try attributes(word, in: Self.html(html))
  }

  private static func font(_ word: String, _ html: String) throws -> UIFont {
    try #require(try attributes(word, inHTML: html)[.font] as? UIFont)
  }

  @Test(arguments: [
    ("", ""), ("Hello", "Hello"), ("<b>Hello</b>", "Hello"), ("<p>Hello</p>", "Hello\n"),
    ("<p>a</p><p>b</p>", "a\nb\n"),
    ("<div>a<div>b</div>c</div>", "a\nb\nc\n"), ("a<br>b", "a\nb"), ("<p>a<br>b</p>", "a\u{2028}b\n"),
    ("<div>a<br></div><div><br></div><div>b</div>", "a\n\nb\n"), ("<h1>T</h1>text", "T\ntext"),
    ("a<hr>b", "a\n\nb"), ("<p></p><div></div>", ""), ("<p>&nbsp;</p>", "\u{A0}\n"),
    ("<html><head><title>T</title></head><body><p>x</p></body></html>", "x\n"),
    ("<!DOCTYPE html><html><body>x</body></html>", "x"), ("<q>a</q>", "“a”"),
    ("x<img src='a.png' alt='A cat'>", "xA cat"),
  ])
  func elementsBecomeParagraphs(html: String, text: String) throws {
    #expect(try Self.html(html).string == text)
  }

  @Test(arguments: [
    ("  a \n\t b  ", "a b"), ("<p> a <b> b </b> c </p>", "a b c\n"), ("a<b> </b>b", "a b"), ("a <br> b", "a\nb"),
    ("<p>a</p> \n <p>b</p>", "a\nb\n"), ("a&nbsp; b", "a\u{A0} b"), ("<pre>\n a  b\n\tc\r\n</pre>", " a  b\n\tc\n"),
    ("<span style='white-space: pre'> a  b</span> ", " a  b"), ("a<!-- x --> b", "a b"), ("a <i></i> b", "a b"),
  ])
  func spacesCollapse(html: String, text: String) throws {
    #expect(try Self.html(html).string == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&eacute;&euro;&hellip;&mdash;", "é€…—"),
    ("&#233;&#xE9;&#x1F600;", "éé😀"),
    ("a &unknown; b", "a &unknown; b"), ("a & b", "a & b"), ("5 < 6", "5 < 6"),
    ("<a href='?a=1&amp;b=2'>x</a>", "x"),
  ])
  func entitiesAreCharacters(html: String, text: String) throws {
    #expect(try Self.html(html).string == text)
  }

  @Test(arguments: [
    "<script>a < b</script>x", "<style>p { color: red }</style>x", "<head><title>t</title></head>x",
    "<template><p>a</p></template>x", "<span hidden>a</span>x", "<span style='display:none'>a<b>c</b></span>x",
    "<select><option>a</option></select>x", "<title>t</title>x", "<!-- <p>a</p> -->x", "<svg><text>a</text></svg>x",
  ])
  func contentThatIsNoTextDisappears(html: String) throws {
    #expect(try Self.html(html).string == "x")
  }

  @Test(arguments: [
    ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
    ("<ol start=3 type=a><li>a<li value=28>b<li>c</ol>", "\tc.\ta\n\tab.\tb\n\tac.\tc\n"),
    ("<ol type=I><li>a</ol>", "\tI.\ta\n"),
    ("<ol style='list-style-type: lower-roman' start=4><li>a</ol>", "\tiv.\ta\n"),
    ("<ul><li>a<ul><li>b</ul><li>c</ul>", "\t•\ta\n\t◦\tb\n\t•\tc\n"), ("<ul><li><p>a</p><p>b</p></ul>", "\t•\ta\nb\n"),
    ("<ul><li><li>b</ul>", "\t•\t\n\t•\tb\n"), ("<ul style='list-style: none'><li>a</ul>", "a\n"),
    ("<li>a", "\t•\ta\n"),
    ("<dl><dt>a<dd>b</dl>", "a\nb\n"), ("x<ul><li>a</ul>y", "x\n\t•\ta\ny"),
  ])
  func listsHaveMarkersBetweenTabs(html: String, text: String) throws {
    #expect(try Self.html(html).string == text)
  }

  @Test(arguments: [
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>", "a\tb\nc\td\n"),
    ("<table><tr><th> a </th>\n<td><p>b</p></td></tr></table>x", "a\tb\nx"),
    ("<table><tr><td></td><td>b</td></tr><tr><td><div>c</div></td><td></td></tr></table>", "\tb\nc\t\n"),
    ("<table><tbody><tr><td>a<tr><td>b</table>", "a\nb\n"),
  ])
  func rowsAreParagraphsWithTabs(html: String, text: String) throws {
    #expect(try Self.html(html).string == text)
  }

  @Test(arguments: [
    ("<b>x</b>", true, false), ("<strong><i>x</i></strong>", true, true), ("<em>x</em>", false, true),
    ("<h1>x</h1>", true, false), ("<span style='font-weight: 700; font-style: italic'>x</span>", true, true),
    ("<b style='font-weight: normal'>x</b>", false, false), ("<p>x</p>", false, false), ("<b></b>x", false, false),
    ("<span style='font: italic bold 20px/1.2 Georgia, serif'>x</span>", true, true),
  ])
  func fontsHaveTheirTraits(html: String, isBold: Bool, isItalic: Bool) throws {
    let traits = try Self.font("x", html).fontDescriptor.symbolicTraits
    #expect(traits.contains(.traitBold) == isBold)
    #expect(traits.contains(.traitItalic) == isItalic)
  }

  @Test(
    arguments: [
      ("x", 12.0), ("<h1>x</h1>", 24), ("<h2>x</h2>", 18), ("<h3>x</h3>", 14.04), ("<h4>x</h4>", 12),
      ("<small>x</small>", 10),
      ("<span style='font-size: 20px'>x</span>", 20), ("<span style='font-size:15pt'>x</span>", 20),
      ("<p style='font-size: 20px'><span style='font-size: 1.5em'>x", 30),
      ("<span style='font-size: 150%'>x</span>", 18),
      ("<font size=5>x</font>", 18), ("<font size='+1'>x</font>", 14), ("<code>x</code>", 10), ("<pre><code>x", 10),
      ("<span style='font-size: large'>x", 14), ("<span style='font-size: nonsense'>x", 12),
      ("<span style='font-size: 1e300px'>x", 1000), ("<sup>x</sup>", 10), ("<span style='font: 20px Arial'>x", 20),
    ] as [(String, Double)])
  func sizesAreThoseOfWebKit(html: String, size: Double) throws {
    #expect(abs(try Self.font("x", html).pointSize - size) < 1e-6)
  }

  @Test func familiesAreTheFirstThatExist() throws {
    let system = try Self.font("x", "<span style=\"font-family: 'No Such', -apple-system, serif\">x")
    #expect(system == UIFont.systemFont(ofSize: 12))
    #expect(try Self.font("x", "<code>x</code>").fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(try Self.font("x", "<font face='No Such'>x</font>") == Self.font("x", "x"))
  }

  @Test(
    arguments: [
      ("<font color=red>x</font>", 1.0, 0.0, 0.0, 1.0), ("<span style='color: #00f'>x", 0, 0, 1, 1),
      ("<span style='color: rgba(255, 0, 0, 0.5)'>x", 1, 0, 0, 0.5),
      ("<span style='color: rgb(0 255 0 / 50%)'>x", 0, 1, 0, 0.5),
      ("<span style='color: #FF000080'>x", 1, 0, 0, 128 / 255),
      ("<span style='color: hsl(120, 100%, 50%)'>x", 0, 1, 0, 1),
      ("<span style='color: nonsense'>x", 0, 0, 0, 1), ("<a href=y>x</a>", 0, 0, 238 / 255, 1),
      ("<a>x</a>", 0, 0, 0, 1),
      ("<p style='color: red'>a<b>x", 1, 0, 0, 1), ("<a href=y style='color: #fff'>x", 1, 1, 1, 1),
      ("<style>p { color: lime } .c { color: red } #i { color: blue }</style><p class='b c'>x", 1, 0, 0, 1),
      ("<style>p { color: lime } .c { color: red } #i { color: blue }</style><p class=c id=i>x", 0, 0, 1, 1),
      (
        "<style>/* a */ H1, p.c{color:lime} @media print { p { color: red } } p a { color: red }</style><p class=c>x",
        0, 1, 0, 1
      ),
      ("<html><head><style>body { color: red; }</style></head><body><p>x</p></body></html>", 1, 0, 0, 1),
    ] as [(String, Double, Double, Double, Double)])
  func coloursAreThoseOfElementsAndRules(
    html: String, red: Double, green: Double, blue: Double, alpha: Double
  ) throws {
    let color = try #require(try Self.attributes("x", inHTML: html)[.foregroundColor] as? UIColor)
    var ownRed: CGFloat = 0, ownGreen: CGFloat = 0, ownBlue: CGFloat = 0, ownAlpha: CGFloat = 0
    #expect(color.getRed(&ownRed, green: &ownGreen, blue: &ownBlue, alpha: &ownAlpha))
    let values = [ownRed, ownGreen, ownBlue, ownAlpha]
    #expect(zip(values, [red, green, blue, alpha]).allSatisfy { abs($0 - $1) < 0.002 }, "\(values)")
  }

  @Test func longStyleSheetsAreReadWhole() throws {
    let rules = (0..<2000).map { ".c\($0) { font-size: \($0 % 50 + 10)px }" }.joined(separator: "\n")
    let html = "<style>\(rules)</style><p class=c1>x</p><p class=c1999>y</p><p class=c777>z</p>"
    for (word, size) in [("x", 11.0), ("y", 59), ("z", 37)] {
      #expect(Double(try Self.font(word, html).pointSize) == size)
    }
  }

  @Test func backgroundsLinesAndOffsetsAreAttributes() throws {
    let text = try Self.html(
      """
      <u>a</u><ins>b</ins><s>c</s><del>d</del><span style='text-decoration: underline line-through'>e</span>
      <sup>f</sup><sub>g</sub><mark>h</mark><span style='background-color: red'>i</span>
      <a href='x' style='text-decoration: none'>j</a>k
      """)
    for word in ["a", "b", "e"] { #expect(try Self.attributes(word, in: text)[.underlineStyle] as? Int == 1) }
    for word in ["c", "d", "e"] { #expect(try Self.attributes(word, in: text)[.strikethroughStyle] as? Int == 1) }
    #expect(try Self.attributes("f", in: text)[.baselineOffset] as? CGFloat == 5)
    #expect(try #require(try Self.attributes("g", in: text)[.baselineOffset] as? CGFloat) < 0)
    for word in ["h", "i"] { #expect(try Self.attributes(word, in: text)[.backgroundColor] is UIColor) }
    #expect(try Self.attributes("j", in: text)[.underlineStyle] == nil)
    let plain = try Self.attributes("k", in: text)
    #expect(Set(plain.keys) == [.font, .foregroundColor, .paragraphStyle])
  }

  @Test(arguments: [
    ("https://example.org/a?b=1&amp;c=2#d", "https://example.org/a?b=1&c=2#d"),
    ("mailto:a@example.org", "mailto:a@example.org"),
    ("page.html", "page.html"), (" https://example.org ", "https://example.org"),
  ])
  func linksHaveAddressesAndAreUnderlined(written: String, address: String) throws {
    let attributes = try Self.attributes("x", inHTML: "<a href=\"\(written)\"><b>x</b></a>")
    #expect((attributes[.link] as? URL)?.absoluteString == address)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
  }

  @Test(arguments: [
    ("<p align=center>x", NSTextAlignment.center), ("<div style='text-align: right'><p>x", .right),
    ("<center>x", .center),
    ("<p style='text-align:justify'>x", .justified), ("<p>x", .natural), ("<p style='text-align: left'>x", .left),
  ])
  func paragraphsAreAligned(html: String, alignment: NSTextAlignment) throws {
    let style = try #require(try Self.attributes("x", inHTML: html)[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == alignment)
  }

  @Test(
    arguments: [
      ("<p>x</p>", 12.0, 0.0), ("<h1>x</h1>", 16.08, 0), ("<blockquote>x</blockquote>", 12, 40), ("x", 0, 0),
      ("<ul><li>x</ul>", 12, 36), ("<ul><li>x<li>y</ul>", 0, 36), ("<ul><li>a<ul><li>x</ul></ul>", 12, 72),
      ("<p style='margin: 5px 6px 7px 8px'>x", 7, 8), ("<blockquote style='margin: 0'>x", 0, 0), ("<div>x</div>", 0, 0),
      ("<dl><dd>x</dl>", 12, 40),
    ] as [(String, Double, Double)])
  func paragraphsHaveSpaceAndIndents(html: String, space: Double, indent: Double) throws {
    let style = try #require(try Self.attributes("x", inHTML: html)[.paragraphStyle] as? NSParagraphStyle)
    #expect(abs(style.paragraphSpacing - space) < 1e-6)
    #expect(Double(style.headIndent) == indent)
    #expect(Double(style.firstLineHeadIndent) == (html.contains("<li>") ? 0 : indent))
  }

  @Test(arguments: [
    "<p>a<b>b</p>c", "<b><i>x</b>y</i>", "<div", "<", "</p></b>", "<p><p><p", "<a href=\"x", "<!-- open",
    "<script>open",
    "<style>p {", "<style>@media { p { } </style>", "&#xFFFFFFFF;&#0;&", "<table><td>x<table><li>",
    "<p style=';:;{}'>x",
    "<p style=\"font-family: '\">x", "<li><ul><li><ol><li>", "</html>x</body>y", "<b/><br/><x:y z>", "\u{0}a\u{0}",
    "<font color='' size='' face=''>x", "<ol start=9223372036854775807><li>a<li>b", "<?php x ?>", "<![CDATA[x]]>",
    "<ol start=-9223372036854775808 type=a><li>a", "<td>a<td>b", "<span style='margin: 1e999px'>x", "\u{FEFF}<p>x",
  ])
  func malformedDocumentsAreReadAsFarAsPossible(html: String) throws {
    let text = try Self.html(html)
    #expect(text.length <= html.utf16.count + 10)
    // Every prefix, so that each place at which a document may end is tried.
    for end in html.indices { _ = try Self.html(String(html[..<end])) }
  }

  @Test func textAfterUnclosedElementsIsKept() throws {
    #expect(try Self.html("<p>a<b>b</p>c").string == "a" + "b\nc")
    #expect(try Self.html("<b><i>x</b>y</i>").string == "xy")
    #expect(try Self.html("</html>x</body>y").string.filter(\.isLetter) == "xy")
  }

  @Test(arguments: ["b", "div", "blockquote", "ul", "li", "font", "span", "table", "sup", "x", "p", "big"])
  func deepNestingIsRead(element: String) throws {
    let count = 100_000
    let open = String(repeating: "<\(element)>", count: count)
    let close = String(repeating: "</\(element)>", count: count)
    let text = try Self.html(open + "word" + close)
    #expect(text.string.contains("word"))
    let style = try Self.attributes("word", in: text)[.paragraphStyle] as? NSParagraphStyle
    #expect(try #require(style).headIndent <= 1000)
    #expect(try #require(try Self.attributes("word", in: text)[.font] as? UIFont).pointSize <= 1000)
  }

  // libxml2 searches each of these end tags among all open elements.
  @Test(arguments: ["", "<u>", "<u><table>"], ["b", "li"])
  func endTagsThatBelongToNoOpenElementAreNotReadForever(start: String, element: String) throws {
    let open = String(repeating: "<\(element)>", count: 100_000)
    let text = try Self.html(start + open + "word" + String(repeating: "</u>", count: 100_000))
    #expect(text.string.contains("word"))
  }

  // Each of these took quadratic time at some place: in libxml2, in Foundation, or in a careless reader. They are no
  // arguments of the test, which its log would repeat.
  @Test func longDocumentsAreReadInLinearTime() throws {
    let documents = [
      String(repeating: "<p>a<b>b</b>", count: 20_000), String(repeating: "a &amp; ", count: 50_000),
      "<p " + (0..<200_000).map { "a\($0)=1 " }.joined() + ">x", String(repeating: "<p a=1 b=2 c=3>", count: 50_000),
      "<style>" + String(repeating: "/* */p{color:red}", count: 20_000) + "</style><p>x",
      "<p class='" + String(repeating: "c ", count: 500_000) + "'>x", String(repeating: "<", count: 100_000),
      "<p style='" + String(repeating: "color:red;", count: 40_000) + "'>x", String(repeating: "&", count: 100_000),
      String(repeating: "<!--", count: 300_000), String(repeating: "<a<", count: 300_000),
      (0..<5_000).map { "<font face='f\($0)' color='#\(String($0 % 4096 + 4096, radix: 16))00'>x</font>" }.joined(),
      String(repeating: "\n \n", count: 1_000_000), "<pre>" + String(repeating: "a\n", count: 40_000),
    ]
    for html in documents { #expect(try Self.html(html).length <= html.utf16.count) }
  }

  @Test func documentsWithoutEndAreRefused() {
    let data = Data(count: 16_000_001)
    #expect {
      _ = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    } throws: {
      ($0 as? CocoaError)?.code == .fileReadTooLarge && $0.localizedDescription.contains("16000001")
    }
  }

  @Test(
    arguments: [
      (Data("é".utf8), nil, "é", String.Encoding.utf8), (Data([0xE9]), nil, "é", .windowsCP1252),
      (Data([0xE9]), .isoLatin1, "é", .isoLatin1), (Data([0xEF, 0xBB, 0xBF, 0x61]), nil, "a", .utf8),
      (Data([0xFF, 0xFE, 0x61, 0]), nil, "a", .utf16LittleEndian),
      (Data([0xFE, 0xFF, 0, 0x61]), nil, "a", .utf16BigEndian),
      (Data([0x61, 0, 0xE9, 0]), .utf16LittleEndian, "aé", .utf16LittleEndian), (Data(), nil, "", .utf8),
      (Data([0x81, 0x61]), nil, "\u{81}a", .isoLatin1),
    ] as [(Data, String.Encoding?, String, String.Encoding)])
  func encodingsAreRecognizedOrGiven(
    data: Data, given: String.Encoding?, text: String, found: String.Encoding
  ) throws {
    for type in [NSAttributedString.DocumentType.plain, .html] {
      var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: type]
      options[.characterEncoding] = given?.rawValue
      var attributes: NSDictionary?
      let read = try NSAttributedString(data: data, options: options, documentAttributes: &attributes)
      #expect(read.string == text || type == .html && text.hasPrefix("\u{81}"))
      #expect(attributes?["DocumentType"] as? String == type.rawValue)
      #expect(attributes?["CharacterEncoding"] as? UInt == found.rawValue)
    }
  }

  @Test func documentsDeclareTheirEncoding() throws {
    let data = Data("<meta charset='iso-8859-2'><p>".utf8) + Data([0xB1]) + Data("</p>".utf8)
    let text = try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    #expect(text.string == "ą\n")
    #expect(try Self.html("<meta charset=utf-8><p>é").string == "é\n")
  }

  @Test(
    arguments: [
      ("{\\rtf1 x}", nil), ("x", NSAttributedString.DocumentType.rtf), ("x", .rtfd), ("x", .init(rawValue: "other")),
    ] as [(String, NSAttributedString.DocumentType?)])
  func otherDocumentsAreRefused(text: String, type: NSAttributedString.DocumentType?) {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    options[.documentType] = type
    #expect {
      _ = try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
    } throws: {
      ($0 as? CocoaError)?.code.rawValue == 65806 && $0.localizedDescription.contains("cannot be read")
    }
  }

  @Test func textThatIsNotInTheEncodingIsRefused() {
    #expect {
      _ = try NSAttributedString(
        data: Data([0xFF]), options: [.characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
    } throws: {
      ($0 as? CocoaError)?.code == .fileReadInapplicableStringEncoding
    }
  }

  @Test func theKindOfDocumentIsRecognized() throws {
    for (text, string) in [(" <!DOCTYPE HTML><b>x", "x"), ("<html>x", "x"), ("<b>x", "<b>x")] {
      let read = try NSAttributedString(data: Data(text.utf8), documentAttributes: nil)
      #expect(read.string == string)
    }
  }

  @Test func defaultAttributesFillWhatTheDocumentLeavesOpen() throws {
    let defaults: [NSAttributedString.Key: Any] = [.kern: 2]
    let plain = try NSAttributedString(
      data: Data("x".utf8), options: [.defaultAttributes: defaults], documentAttributes: nil)
    #expect(plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let html = try NSAttributedString(
      data: Data("<b>x".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .defaultAttributes: defaults],
      documentAttributes: nil)
    #expect(html.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func mutableTextsAreReadToo() throws {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let text = try NSMutableAttributedString(data: Data("<b>é</b>".utf8), options: options, documentAttributes: nil)
    text.append(NSAttributedString(string: "!"))
    #expect(text.string == "é!")
    try text.read(from: Data("<i>y</i>".utf8), options: options, documentAttributes: nil)
    #expect(text.string == "y")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<html><b>z</b>".utf8).write(to: file)
    #expect(try NSAttributedString(url: file, documentAttributes: nil).string == "z")
  }

  @Test(arguments: [
    "<p>a <b>b</b> <i style='color: red'>c</i></p><p align=center>d &lt;&amp; e</p>", "text", "a<br><br>b",
    "<a href='https://example.org/?a=1&amp;b=2'>x</a> <u>y</u><s>z</s>", "<ul><li>a<li>b</ul>", "<pre>a  b\n\tc</pre>",
    "<p style='margin: 0 10px 5px 20px'>a<sup>2</sup></p>",
    "<span style='background-color: rgba(1, 2, 3, 0.5)'>x</span>",
    "<p dir=rtl>x</p>", "<h1>a</h1><code>b</code>", "",
  ])
  func textWrittenAsHTMLCanBeReadAgain(html: String) throws {
    let text = try Self.html(html)
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let read = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(read.string == text.string)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      for place in range.location..<min(range.upperBound, read.length) {
        let own = read.attributes(at: place, effectiveRange: nil)
        for key in [
          NSAttributedString.Key.font, .foregroundColor, .backgroundColor, .link, .underlineStyle,
          .strikethroughStyle, .baselineOffset,
        ]
        where (text.string as NSString).character(at: place) != 10 {
          #expect(
            "\(own[key] as Any)" == "\(attributes[key] as Any)" || own[key] as? NSObject == attributes[key] as? NSObject
          )
        }
        let styles = [own, attributes].map { $0[.paragraphStyle] as? NSParagraphStyle }
        #expect(styles[0]?.alignment == styles[1]?.alignment)
        #expect(styles[0]?.headIndent == styles[1]?.headIndent)
        #expect(styles[0]?.baseWritingDirection == styles[1]?.baseWritingDirection)
      }
    }
  }

  @Test func partsAreWrittenInEncodings() throws {
    let text = NSAttributedString(string: "aéb€")
    #expect(try text.data(from: NSRange(location: 0, length: 2)) == Data("aé".utf8))
    let latin: [NSAttributedString.DocumentAttributeKey: Any] = [
      .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: String.Encoding.isoLatin1.rawValue,
    ]
    #expect(try text.data(from: NSRange(location: 1, length: 1), documentAttributes: latin) == Data([0xE9]))
    #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 0, length: 4), documentAttributes: latin) }
    #expect(throws: CocoaError.self) {
      try text.data(
        from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
