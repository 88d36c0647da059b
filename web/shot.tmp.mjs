import { chromium } from 'playwright-core';
const base='http://127.0.0.1:4600';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu']});
const out='/tmp/webmock/shots/';
async function page(w,h,opt={}){const c=await browser.newContext({viewport:{width:w,height:h},locale:opt.locale??'en-US',colorScheme:opt.dark?'dark':'light',reducedMotion:'reduce',deviceScaleFactor:opt.dpr??1});const p=await c.newPage();p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log('CONSOLE',m.text())});p.on('pageerror',e=>console.log('PAGEERR',e.message));return p;}
for(const [w,h,o] of [[1440,900,{}],[768,1024,{dark:true}],[390,844,{locale:'ko-KR'}]]){const p=await page(w,h,o);await p.goto(base+'/');await p.waitForSelector('form');await p.waitForTimeout(300);await p.screenshot({path:out+`home-${w}.png`,fullPage:w<1000});
 // play
 await p.locator('input[name=color][value=white]').check({force:true});
 const r=await p.request.post(base+'/api/games',{data:{opponent:'computer',level:4,color:'white',time:'600+5',line:['e7e5','b8c6','f8c5','g8f6','d7d6','h7h6','a7a6','e8g8','c8e6','f6e4','d8d7']}});const s=await r.json();
 await p.evaluate(s=>localStorage.setItem('staunton.seat.'+s.game,JSON.stringify({color:s.color,token:s.token,invitation:null})),s);
 await p.goto(base+'/game/'+s.game);await p.waitForSelector('.board cg-board');
 const sq=async(a,b)=>{const box=await p.locator('cg-board').boundingBox();const z=box.width/8;const pos=k=>({x:box.x+(k.charCodeAt(0)-97+.5)*z,y:box.y+(8-+k[1]+.5)*z});const A=pos(a),B=pos(b);await p.mouse.click(A.x,A.y);await p.mouse.click(B.x,B.y);};
 const plys=[['e2','e4'],['g1','f3'],['f1','c4'],['c2','c3'],['d2','d3'],['e1','g1']];let ply=0;
 for(const [a,b] of plys){await sq(a,b);ply+=2;await p.waitForSelector(`main[data-ply="${ply}"]`,{timeout:5000});}
 await p.waitForTimeout(200);await p.screenshot({path:out+`game-${w}.png`,fullPage:w<1000});
 // dests
 {const box=await p.locator('cg-board').boundingBox();const z=box.width/8;await p.mouse.click(box.x+z*3.5,box.y+z*7.5);await p.waitForTimeout(100);await p.screenshot({path:out+`dests-${w}.png`});await p.mouse.click(box.x+z*3.5,box.y+z*7.5);}
 const en=o.locale!=='ko-KR';
 await p.getByRole('button',{name:en?'Claim a draw':'무승부 청구'}).click();await p.waitForTimeout(150);await p.screenshot({path:out+`claim-${w}.png`});
 await p.locator('input[value=intended]').check();await p.locator('dialog button[type=submit]').click();await sq('h2','h3');await p.waitForTimeout(150);await p.screenshot({path:out+`intend-${w}.png`,fullPage:w<1000});
 await p.getByRole('button',{name:en?'Claim':'청구하기',exact:true}).click();await p.waitForSelector('[data-ruling=refused]');await p.waitForTimeout(150);await p.screenshot({path:out+`ruling-${w}.png`,fullPage:w<1000});
 await p.locator('button[aria-pressed]').first().evaluate(e=>e.click());await p.waitForTimeout(200);await p.screenshot({path:out+`text-${w}.png`,fullPage:true});
 await p.getByRole('button',{name:en?'Resign':'기권',exact:true}).click();await p.getByRole('button',{name:en?'Yes, resign':'네, 기권합니다'}).click();await p.waitForSelector('.outcome');await p.waitForTimeout(150);await p.screenshot({path:out+`end-${w}.png`,fullPage:w<1000});
 await p.goto(base+'/');await p.waitForTimeout(200);await p.screenshot({path:out+`home2-${w}.png`,fullPage:w<1000});
 await p.locator('input[value=friend]').check({force:true});await p.locator('input[value=own]').check({force:true});await p.locator('input[type=checkbox]').check();await p.locator('input[value=chess960]').check({force:true});await p.waitForTimeout(100);await p.screenshot({path:out+`own-${w}.png`,fullPage:true});
 await p.locator('input[value="180+2"]').check({force:true});await p.locator('button.start').click();await p.waitForSelector('.invitation');await p.waitForTimeout(150);await p.screenshot({path:out+`invite-${w}.png`,fullPage:w<1000});
 console.log(w,'done');await p.context().close();}
await browser.close();
