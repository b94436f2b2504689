/**
 * English words that stand one or two keystrokes from a term and mean something else: 'garnish' is no misspelt garfish.
 * Words that a recipe never holds and a slip of the hand does ('pawns', 'scrimp', 'ouster') are left out on purpose.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
    advocate advocates anchorites archives aroma aromas asses assuage assuages babels baffle baffles
    balsams bandages bangles bangs banjoes banjos banter bantered banters bared barn barns barons
    barrettes barter bartered barters bashes bassos bastes bather bathers batons batted batten battened
    battens batter batteries battery battier beacons beaded beads beams bean beans beard benches better
    bettered betters binder binders binnacles bistros bitten bitter blemishes blinds blinks bloated
    blonde blondes bloodies blotter blotters boasts boater boaters bongoes bongos boodle boodles booths
    bosses brags brand brandies brasses brawn break breaks breeds britches broad brooches budges
    buffaloes bugger buggers bullet bullets bummers burgher burghers burner burners buses busses buster
    busters butcheries butler butlers butted buttered butterier butteriest buttering button cabbies
    cackle cackles calamities calico calicoes calicos calm calmed calmer calms carb carbonate carbonates
    carbonation carbs cashed cashes castigate castigates caucus causation cease cheats cheeky cheer
    cheeriness cheers cheery cheesed cheesier cheesiest chess chest chives cicada cicadas cinches cinder
    cinders cleanses clerics climates closed clove cloves coaches coasted coasts cobble cobbled cobbles
    cobras codfishes collapses collies coloraturas comes comet comets conchs consoles consumes convoy
    convoys coolie coolies cootie cooties coronation coronations costings cotes couches coveys crap
    crapes craps crate creaked creaks crease creased creases created creation creations creep creeps
    croaked crossings crudities crumbled current currents curses custard cutter daisies dander denseness
    dialings diaries diary digestions dimpling dinginess dipper dippers directives dogfights dogies
    doodle doodles dormers douche douches dowries drawn dreaded dreads dreamed dreamer dreamers dreams
    drills drums ducklings dumping eddies eiders elders elves embers enfolds erring fairies fancier
    fanciers farrow farrows fatter feat feats fennel ferries fiches files finance financed finances
    financial financing finder finders fireballs fishbowls fished fisher fishers fishtails flaky flatbed
    flatbeds floater floaters floes floors flounces floundered fluffy fondle fondles footings form
    founder founders fours frills froggings from fronting frostiness froths fudged fumes funnel gamuts
    gander ganders gardeners gardening garish garnish garnished garnishee garnishees garnishes gasses
    gliders gloats gobbler gobblers gooier grand grands grants grating gratings gratis graves grays
    greats grills groans grouped grouts gullet gullets gutter gutters hairballs halted handy happen
    happens harks hatter hatters hearing hearings heats herding hinder hinders hipper homies hothouses
    joules judges jumbos juries justices justifies justness kettle kidder kidders kills kingfisher
    kingfishers knickers lander lanes lasers lasses lassie lassies lassos lathes latter lavish lavishes
    leaf lever levers limits limped limper limpest liner liners linger lingers lingoes linguists linker
    littleness live locker lockers low lumpiness lumpish magazine magazines magnets maharanis malaise
    mallet mallets mangers manifolds manners margarita margaritas margin margins maroons martin martins
    massed mated matins matted matter mattered matters mattes mauls maybes mayday maydays mayors melted
    metal mettle mild mildness mile miles milestone milestones milkier milkiest milled mills misdoes
    misses modules molted monsters moonscapes moray morays mosses mouses munches munchies muscle muscles
    mussed mustard musters mutter mutters nails nettle nickles nipper nippers nought noughts nudges
    oases olive omens omnivores orders ores orgies outside outsides paddock paddocks pagers pairs paltry
    panache pander panders panics panier paniers pantries pantry parches parries partridges pashas
    passel passels passes pastel pastels pasts patella patellas patina patinas patine patios patter
    pattered patters pauses peeled pelts penises pennies perched pesos pestles pests petites pianofortes
    piazzas pinion pinions pisses pitons place places planners planter plasters plated pocks poodle
    poodles porches porringer porringers posted posters presto prestos prickles prosecutes prudes pruned
    puffin puffins pullet pullets puma pumas putter putters quacks quake quaked quakes quarts quaver
    quavers quick quirks raffle raffles raising ranched rancher ranchers ravens reads reamed reamer
    reamers reams reeves relished reuses riders rifle rifles rills ripper rippers risen rising rites
    roasted rookie rookies rouses routes routs rumpling runes sabres sailfish sailfishes salary samba
    sambas sander sanders sandy sasses scallion scallions scamp scamps scopes scores scouts scrabble
    scrabbled scrabbles scrambler scramblers scrammed scrawled screamed screams scribbled scuffing
    scuffle scuffles sculptured sealed search season seasoned seasons select selects selfish settle
    shacks shady shallot shallots shambled shanks shanties shanty shards shares sharps sheers shirks
    shocks shortcut shortcuts shouts shredder shredders shredding shuffle shuffles sickles similar
    simpleness simplest siren sirens skated skater skaters skimpy skipper skippers skyjacks slates
    slicers slickers slider slides slivers sloe sloes smocks snapped snappier snarks snarls snicker
    snickered snippy snouts snuffing snuffle snuffles socks sparks spawn spells spiders spillages splats
    spouts stacks staffing starkest states stays stenches stickers stiffing stiflings stoats stocky
    stolen storks strongbox strongboxes struts stuffiness sufficing suffixing suiting sulfates sulfide
    sulfides sulfuring sulphuring sultan sultans sunsets suntan suntans supreme surfeiting surgeon
    surgeons swollen tabbies tangos tassel tassels tatter tattered tatters teaches temper tempers
    tempest temples tempos temps tempts thorax thorn thorns threading tickles tinder tinkle tinkles
    tipper tippers toastier toastiest toasty tobaccoes toddies toffies touts towhead towheads tracker
    trackers treads trenches trifled trifler triflers trills triple triples trots trouper troupers
    trumpet trumpets tryouts tussle twines twinkle twinkles utter utters vegetates versus vertices
    videos vulgar waders wagers waiting walleyed wander wanders wavers wenches whats wheel whelps whets
    while whiling whiners whining white whitened whiteness whitens whittlers whole wieners wishes
    wrinkle wrinkles writing writings yahoos yawn yellowing zanier zipper zippers
  `
    .trim()
    .split(/\s+/),
)
